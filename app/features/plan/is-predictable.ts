import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { matchFaultOf, optionsOf } from '#contract/plan-rules.ts'

/** Whether a plan may be about a match now: it is to come, and has prices. */
export const isPredictable = (match: MatchRow, now: number): boolean =>
  matchFaultOf(match, now) === null && optionsOf(gameById(match.gameId)?.family ?? 'games', match.odds).length > 0
