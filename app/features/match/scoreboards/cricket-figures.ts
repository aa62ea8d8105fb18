import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'

type Figures = Pick<BoardOf<'cricket'>, 'innings' | 'maxOvers'>

const BALLS_PER_OVER = 6

/** Innings from the third on are super overs (ICC T20I playing conditions, appendix F); the score does not count them. */
export const isSuperOver = (index: number): boolean => index >= 2

/** Balls as overs: 80 balls are 13.2. */
export const oversText = (balls: number): string => `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`

const ALL_OUT = 10

/** `148/3`; runs alone when all are out. Like `148/3` of a list row (backend/feed/row-change.ts). */
export const runsText = ({ runs, wickets }: { runs: number; wickets: number }): string =>
  wickets < ALL_OUT ? `${runs}/${wickets}` : `${runs}`

/** Runs an over, as `8.54`; nothing before the first ball. */
export const rateText = (runs: number, balls: number): string =>
  balls > 0 ? ((runs * BALLS_PER_OVER) / balls).toFixed(2) : '–'

/** How a match ended. A result that the runs do not explain is unknown. */
export type CricketResult =
  | { how: 'tied' }
  | { how: 'super_over'; side: Side }
  | { how: 'wickets' | 'runs'; side: Side; count: number }

export function resultOf(
  winner: Side | 'draw' | undefined,
  { innings }: Pick<Figures, 'innings'>,
): CricketResult | undefined {
  const [first, second] = innings
  if (!winner || !first || !second) return undefined
  if (winner === 'draw') return { how: 'tied' }
  if (first.runs === second.runs && innings.length > 2) return { how: 'super_over', side: winner }
  if (winner === second.side && second.runs > first.runs)
    return { how: 'wickets', side: winner, count: ALL_OUT - second.wickets }
  if (winner === first.side && first.runs > second.runs)
    return { how: 'runs', side: winner, count: first.runs - second.runs }
  return undefined
}

/** The chasing side, with the runs needed and the balls left. */
export function chaseOf({ innings, maxOvers }: Figures): { side: Side; runs: number; balls: number } | undefined {
  const current = innings.at(-1)
  if (current?.target === undefined || current.isDone) return undefined
  const overs = isSuperOver(innings.length - 1) ? 1 : maxOvers
  return {
    side: current.side,
    runs: Math.max(0, current.target - current.runs),
    balls: Math.max(0, overs * BALLS_PER_OVER - current.balls),
  }
}
