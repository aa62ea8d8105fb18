import { countResults, type Result, type Standing } from '#backend/match/count-results.ts'
import type { Score } from '#contract/match-state.ts'
import type { StandingRule } from '#contract/standing-rules.ts'

const isOf = (teamId: number) => (result: Result) => result.homeId === teamId || result.awayId === teamId

/** What each team's last matches add up to. `results` in the order in which they were played. */
export const countForm = (
  teamIds: readonly number[],
  results: readonly Result[],
  rule: StandingRule,
  matchesMax: number,
): Standing[] =>
  teamIds.flatMap((teamId) => countResults([teamId], results.filter(isOf(teamId)).slice(-matchesMax), rule))

/** Who won by this score. */
export const winnerOf = ({ home, away }: Score): Result['winner'] =>
  home === away ? 'draw' : home > away ? 'home' : 'away'

/** A running match as it stands; undefined while nothing is decided in a sport that knows no draw. */
export function standingResult(
  { homeId, awayId, score }: { homeId: number; awayId: number; score: Score },
  rule: StandingRule,
): Result | undefined {
  const winner = winnerOf(score)
  return winner === 'draw' && rule !== 'points' ? undefined : { homeId, awayId, ...score, winner }
}

/** Ranks that each team has gained from one order to another; below 0 it has lost them. */
export function movesOf(before: readonly Standing[], after: readonly Standing[]): ReadonlyMap<number, number> {
  const ranks = new Map(before.map(({ teamId, rank }) => [teamId, rank]))
  return new Map(after.map(({ teamId, rank }) => [teamId, (ranks.get(teamId) ?? rank) - rank]))
}
