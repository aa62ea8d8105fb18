import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Period, Side } from '#contract/match-state.ts'

/** The points of the side that lost a set of tennis in a tie-break: the 5 of 7-6 (5). */
export const tieBreakPoints = (
  { gameId }: Pick<MatchRow, 'gameId'>,
  period: Period,
  side: Side,
): string | undefined => {
  const isLoser = period[side] < period[side === 'home' ? 'away' : 'home']
  return isLoser && gameById(gameId)?.family === 'tennis' ? period.note : undefined
}
