import { createRandom, seedOf } from '../random.ts'

const [LENGTH, WIDTH] = [105, 68]
const PENALTY_XG = 0.79
const PENALTY_METRES = 11
const FARTHEST_METRES = 34

/**
 * Where a simulated shot of a given chance was taken, in percent of the pitch: `x` 100 is the goal line attacked, `y` 50
 * the middle, as the attacker sees it from left to right. Good chances are near and central. Draws from numbers of its
 * own, so that a match is the same with and without it.
 */
export function shotPlace(xg: number, ...seed: number[]): { x: number; y: number } {
  const random = createRandom(seedOf('shot place', xg, ...seed))
  const isPenalty = xg === PENALTY_XG
  const noise = 0.85 + random.next() * 0.3
  const metres = isPenalty ? PENALTY_METRES : Math.min(FARTHEST_METRES, Math.max(3, (2 - 7.5 * Math.log(xg)) * noise))
  const angle = isPenalty ? 0 : (random.next() - 0.5) * 1.9
  return {
    x: Math.round(100 - ((metres * Math.cos(angle)) / LENGTH) * 100),
    y: Math.round(50 + ((metres * Math.sin(angle)) / WIDTH) * 100),
  }
}
