import type { Result } from '#backend/match/count-results.ts'
import type { Family } from '#contract/games.ts'
import type { PlayedLine } from './season-figures.ts'

/** Sports of single players of whom nothing is counted but how their matches ended. */
const TOLD_BY_RESULTS: ReadonlySet<Family> = new Set(['combat', 'frames'])

export const isToldByResults = (family: Family): boolean => TOLD_BY_RESULTS.has(family)

/** Both players' lines of finished matches. `playerOf`: who a side is; of one that is not known there is none. */
export function linesOfResults(
  family: Family,
  results: readonly Result[],
  playerOf: (teamId: number) => number | undefined,
): PlayedLine[] {
  return results.flatMap(({ homeId, awayId, home, away, winner }) => {
    const line = (teamId: number, scored: number, isWon: boolean): PlayedLine[] => {
      const player = playerOf(teamId)
      const frames: PlayedLine['values'] = family === 'frames' ? { frames_won: scored, frames: home + away } : {}
      return player === undefined ? [] : [{ player, teamId, values: { won: isWon ? 1 : 0, ...frames } }]
    }
    return [...line(homeId, home, winner === 'home'), ...line(awayId, away, winner === 'away')]
  })
}
