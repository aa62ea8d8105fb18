/** The pitches to a batter before the one that ends his turn. */
import type { Random } from '../random.ts'

export type Call = 'ball' | 'strike' | 'foul'

/** The count at which a turn ends; most balls in play come early. */
function countBefore(random: Random, type: string): { balls: number; strikes: number } {
  const strikes = () =>
    random.weighted([
      [0, 35],
      [1, 35],
      [2, 30],
    ] as const)
  const balls = () =>
    random.weighted([
      [0, 34],
      [1, 32],
      [2, 22],
      [3, 12],
    ] as const)
  if (type === 'walk') return { balls: 3, strikes: strikes() }
  return type === 'strikeout' ? { balls: balls(), strikes: 2 } : { balls: balls(), strikes: strikes() }
}

/** In the order thrown; `type` is the play that follows them. */
export function planPitches(random: Random, type: string): Call[] {
  const count = countBefore(random, type)
  const left = { ...count }
  const calls: Call[] = []
  while (left.balls + left.strikes > 0) {
    const isBall = random.chance(left.balls / (left.balls + left.strikes))
    if (isBall) left.balls -= 1
    else left.strikes -= 1
    calls.push(isBall ? 'ball' : random.chance(0.4) ? 'foul' : 'strike')
    const hasTwoStrikes = count.strikes === 2 && left.strikes === 0
    if (hasTwoStrikes && random.chance(0.2)) calls.push('foul')
  }
  return calls
}
