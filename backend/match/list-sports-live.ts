import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, inGames, maybeLiveAt } from './conditions.store.ts'
import { gamesOfKind } from './games-of-kind.ts'
import { readRows } from './read-rows.ts'
import { sizeOf } from './size-of.ts'

/** Live matches of sports, hottest first. */
export const listSportsLive: Verb<typeof matchCalls.listSportsLive> = async (context, { gameId, size }) => {
  const { rows } = await readRows(context, {
    where: allOf(inGames(gamesOfKind('sport', gameId)), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'hot',
    limit: sizeOf(size),
  })
  return { matches: rows }
}
