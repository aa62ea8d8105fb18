/** The outcome of one play from scrimmage. */
import type { Random } from '../random.ts'

export type PlayKind = 'run' | 'pass' | 'incomplete' | 'sack' | 'interception' | 'fumble_lost' | 'penalty'

export interface PlannedPlay {
  kind: PlayKind
  yards: number
  /** Seconds off the clock. */
  seconds: number
}

const gain = (random: Random, mean: number, sigma: number): number => Math.round(mean + random.normal() * sigma)

/** `might`: strength of the offence, about 1. `distance`: yards to a first down. */
export function planPlay(random: Random, might: number, down: number, distance: number): PlannedPlay {
  if (random.chance(0.045)) return { kind: 'penalty', yards: -random.pick([5, 5, 10]), seconds: 6 }
  const throws = distance > 6 || down === 3 ? 0.7 : 0.5
  if (!random.chance(throws)) {
    if (random.chance(0.011)) return { kind: 'fumble_lost', yards: gain(random, 2, 3), seconds: 8 }
    const yards = random.chance(0.06) ? random.int(12, 45) : Math.max(-4, gain(random, 3.9 * might, 3.2))
    return { kind: 'run', yards, seconds: random.int(30, 42) }
  }
  if (random.chance(0.06 / might)) return { kind: 'sack', yards: -random.int(3, 11), seconds: random.int(30, 40) }
  if (random.chance(0.023 / might)) return { kind: 'interception', yards: random.int(0, 25), seconds: 9 }
  if (!random.chance(0.645 * might ** 0.5)) return { kind: 'incomplete', yards: 0, seconds: random.int(5, 8) }
  const yards = random.chance(0.09) ? random.int(20, 60) : Math.max(-2, gain(random, 8.6 * might, 5))
  return { kind: 'pass', yards, seconds: random.int(26, 40) }
}

export const fieldGoalChance = (yards: number): number => Math.min(0.985, Math.max(0.3, 1.12 - yards * 0.0105))
