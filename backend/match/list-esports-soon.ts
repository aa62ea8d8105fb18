import type { Verb } from '#backend/core/serve.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { HOUR } from '#backend/feed/shared/time.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, hasNotEnded, inGames, startsWithin } from './conditions.store.ts'
import { gamesOfKind } from './games-of-kind.ts'
import { readRows } from './read-rows.ts'
import { sizeOf } from './size-of.ts'

/** Esports matches that are live or begin within 12 hours, in order of time. */
export const listEsportsSoon: Verb<typeof matchCalls.listEsportsSoon> = async (context, { gameId, size }) => {
  const { now } = context
  const { rows } = await readRows(context, {
    where: allOf(
      inGames(gamesOfKind('esport', gameId)),
      startsWithin({ from: now - LONGEST_MATCH_MS, to: now + 12 * HOUR }),
      hasNotEnded(now),
    ),
    statuses: ['live', 'scheduled', 'previewed'],
    order: 'time',
    limit: sizeOf(size),
  })
  return { matches: rows }
}
