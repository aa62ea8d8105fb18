import type { Side } from '#contract/match-state.ts'
import { createRandom, seedOf } from '../random.ts'
import type { Contest } from '../types.ts'
import type { LiveScript } from './live-script.ts'
import { other } from './state.ts'

export interface Retirement {
  side: Side
  /** Seconds since the start; it comes at the next break in play. */
  after: number
}

/** Who will give up, and when, if the match lasts that long; in nearly every match nobody. */
export function retirementOf(
  { matchId }: Pick<Contest, 'matchId'>,
  seed: number,
  { share, minMinutes }: { share: number; minMinutes: number },
): Retirement | undefined {
  // Numbers of its own: all other matches stay as they are.
  const random = createRandom(seedOf(seed, matchId, 'retirement'))
  if (!random.chance(share)) return undefined
  return { side: random.pick(['home', 'away'] as const), after: random.int(48, 90) * 0.6 * minMinutes }
}

export const isRetiring = (live: LiveScript, retirement: Retirement | undefined): retirement is Retirement =>
  retirement !== undefined && live.now() >= retirement.after

/** The last event of the match: the other side has won. */
export const writeRetirement = (live: LiveScript, { side }: Retirement): void =>
  live.write('end', { side: other(side), data: { by: 'retirement' } })
