import { matchCalls } from '#contract/match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { call } from './calls.ts'

/** Longer than a reminder comes before its match, and than a test file takes. */
const AHEAD_MS = 60 * 60_000

/** The next match of a game that kicks off neither while a test runs nor while its reminder is due. */
export async function upcomingMatch(gameId: number, asked: { at: string; token?: string }): Promise<MatchRow> {
  const { matches } = await call(matchCalls.listUpcomingMatches, { gameIds: [gameId], size: 100 }, asked)
  const match = matches.find(({ startsAt }) => Date.parse(startsAt) - Date.parse(asked.at) > AHEAD_MS)
  if (!match) throw new Error(`no match of game ${gameId} is to come`)
  return match
}
