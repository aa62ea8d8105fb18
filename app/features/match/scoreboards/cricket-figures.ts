import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'

type Figures = Pick<BoardOf<'cricket'>, 'innings' | 'maxOvers'>

const BALLS_PER_OVER = 6

/** Innings from the third on are super overs (ICC T20I playing conditions, appendix F); the score does not count them. */
export const isSuperOver = (index: number): boolean => index >= 2

/** Balls as overs: 80 balls are 13.2. */
export const oversText = (balls: number): string => `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`

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
