import { createRandom, type Random, seedOf } from '../random.ts'
import type { Call } from './plan-pitches.ts'

/**
 * Where a pitch crossed, as the catcher sees it: 1 to 9 are the strike zone, row by row from its upper left, 11 to 14 what is outside of
 * it, by quarters from the upper left (as Statcast numbers them).
 */
export type PitchZone = number

const INSIDE = [
  [1, 7],
  [2, 9],
  [3, 8],
  [4, 12],
  [5, 14],
  [6, 13],
  [7, 12],
  [8, 13],
  [9, 12],
] as const
const OUTSIDE = [
  [11, 19],
  [12, 21],
  [13, 29],
  [14, 31],
] as const

/**
 * How many of these cross the strike zone. A ball seldom does, since umpires seldom err; a strike does unless somebody swung at what
 * was outside.
 */
const SHARES = { ball: 0.05, strike: 0.8, foul: 0.72, hit: 0.84 } as const

/** Plays that are a batter's last pitch. */
const LAST = new Map<string, keyof typeof SHARES>([
  ['walk', 'ball'],
  ['strikeout', 'strike'],
  ...[
    'single',
    'double',
    'triple',
    'home_run',
    'reached_on_error',
    'ground_out',
    'fly_out',
    'double_play',
    'sacrifice_fly',
  ].map((type) => [type, 'hit'] as const),
])

const draw = (random: Random, share: number): PitchZone => random.weighted(random.chance(share) ? INSIDE : OUTSIDE)

/** Drawn from numbers of its own, so that a match is the same with and without it. */
export const zoneOfPitch = (call: Call, ...seed: (string | number)[]): PitchZone =>
  draw(createRandom(seedOf('zone', ...seed)), SHARES[call])

/** Of the pitch that a play ends a turn with; undefined where it ends none. */
export function zoneOfPlay(type: string, ...seed: (string | number)[]): PitchZone | undefined {
  const random = createRandom(seedOf('zone', ...seed))
  if (type === 'hit_by_pitch') return draw(random, 0)
  const kind = LAST.get(type)
  return kind && draw(random, SHARES[kind])
}
