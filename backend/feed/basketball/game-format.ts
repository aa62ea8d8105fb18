/**
 * How long a game is, and what follows from it. A feed says it by the clock of its first `period_start`.
 *
 * Twelve-minute quarters are the NBA's and China's CBA's; ten minutes are FIBA's (Official Basketball Rules, art. 8, 18,
 * 40), by which the leagues of Europe, Japan and Brazil play.
 */
export interface GameFormat {
  quarterSeconds: number
  /** Time-outs of a side: from the start, at most in the last quarter, and in an overtime; FIBA's for each half. */
  timeouts: { start: number; secondHalf?: number; lastQuarterMax?: number; overtime: number }
  /** Fouls with which a player may still play on. */
  foulsMax: number
  /** Possessions of each side in a game, and the seconds that one takes. */
  possessions: number
  fastestSeconds: number
  slowestSeconds: number
  /** Readings of the clock under which the league wants its commercial time-outs. */
  breaks: readonly number[]
}

const TWELVE_MINUTES: GameFormat = {
  quarterSeconds: 720,
  timeouts: { start: 7, lastQuarterMax: 4, overtime: 2 },
  foulsMax: 5,
  possessions: 99,
  fastestSeconds: 6,
  slowestSeconds: 21,
  breaks: [420, 180],
}

const TEN_MINUTES: GameFormat = {
  quarterSeconds: 600,
  timeouts: { start: 2, secondHalf: 3, overtime: 1 },
  foulsMax: 4,
  possessions: 73,
  fastestSeconds: 7,
  slowestSeconds: 21,
  breaks: [],
}

/** The format with quarters of this length; the NBA's where it is not known. */
export const gameFormat = (quarterSeconds: number | undefined): GameFormat =>
  quarterSeconds !== undefined && quarterSeconds <= TEN_MINUTES.quarterSeconds ? TEN_MINUTES : TWELVE_MINUTES

/** The time-outs that a side has left when a period (counted from 0) begins. */
export function timeoutsLeft({ timeouts }: GameFormat, period: number, left: number): number {
  if (period > 3) return timeouts.overtime
  if (period === 2 && timeouts.secondHalf !== undefined) return timeouts.secondHalf
  if (period === 3 && timeouts.lastQuarterMax !== undefined) return Math.min(timeouts.lastQuarterMax, left)
  return period === 0 ? timeouts.start : left
}
