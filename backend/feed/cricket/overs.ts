import type { BoardOf } from '../shared/live-rules.ts'

export type Innings = BoardOf<'cricket'>['innings'][number]

export const MAX_OVERS = 20
export const BALLS_PER_OVER = 6

/** `14.3`: fourteen overs and three balls. */
export const oversOf = (balls: number): string => `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`

/** As commentary counts the ball just bowled: the last of the seventeenth over is 16.6, a wide has the next one's. */
export function ballName(balls: number, isLegal: boolean): string {
  const before = isLegal ? balls - 1 : balls
  return `${Math.floor(before / BALLS_PER_OVER)}.${(before % BALLS_PER_OVER) + 1}`
}

/** Innings from the third on are super overs (ICC T20I playing conditions, appendix F): six balls, two wickets. */
export const isSuperOver = (index: number): boolean => index >= 2

export const limitsOf = (index: number, maxOvers: number): { balls: number; wickets: number } =>
  isSuperOver(index) ? { balls: BALLS_PER_OVER, wickets: 2 } : { balls: maxOvers * BALLS_PER_OVER, wickets: 10 }

/** Over, all out, or the target is reached. */
export function isInningsOver(innings: Innings, index: number, maxOvers: number): boolean {
  const limits = limitsOf(index, maxOvers)
  const isReached = innings.target !== undefined && innings.runs >= innings.target
  return isReached || innings.balls >= limits.balls || innings.wickets >= limits.wickets
}

/** Runs per over, two decimals; 0 before the first ball. */
export const runRate = (runs: number, balls: number): number =>
  balls > 0 ? Math.round((runs * BALLS_PER_OVER * 100) / balls) / 100 : 0
