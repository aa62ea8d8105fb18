import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, inFilter, maybeLiveAt } from './conditions.store.ts'
import { gamesAsked } from './games-of-kind.ts'
import { readRows } from './read-rows.ts'
import { sizeOf } from './size-of.ts'

/** Live matches, hottest first. */
export const listLiveMatches: Verb<typeof matchCalls.listLiveMatches> = async (context, { gameId, gameIds, size }) => {
  const { rows } = await readRows(context, {
    where: allOf(inFilter({ gameIds: gamesAsked(gameId, gameIds) }), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'hot',
    limit: sizeOf(size),
  })
  return { matches: rows }
}
