import { createRandom, seedOf } from '../random.ts'
import { chanceFrom, LENGTH, PENALTY_XG, type Place, WIDTH } from './expected-goals.ts'

const PENALTY: Place = { x: 89.5, y: 50 }
const [NEAREST_METRES, FARTHEST_METRES] = [0.5, 40]
/** How far to the side shots come from, in radians of the direction to the goal. */
const SPREAD = 1.9
const HEADERS = 0.17
/** Nobody heads from farther away, or as well as that. */
const HEADER = { metres: 13, chance: 0.3 } as const

const tenth = (percent: number): number => Math.round(percent * 10) / 10

const placeAt = (metres: number, angle: number): Place => ({
  x: 100 - ((metres * Math.cos(angle)) / LENGTH) * 100,
  y: 50 + ((metres * Math.sin(angle)) / WIDTH) * 100,
})

/** How far out in this direction a shot has the chance: farther out it is less. */
function distanceOf(xg: number, angle: number, isHeader: boolean): number {
  let [near, far] = [NEAREST_METRES, FARTHEST_METRES]
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (chanceFrom(placeAt(middle, angle), isHeader) > xg) near = middle
    else far = middle
  }
  return near
}

/**
 * Where a simulated shot of a given chance was taken: there the model of chances says the same. Draws from numbers of its
 * own, so that a match is the same with and without it.
 */
export function shotPlace(xg: number, ...seed: number[]): Place & { isHeader?: true } {
  if (xg === PENALTY_XG) return PENALTY
  const random = createRandom(seedOf('shot place', xg, ...seed))
  const angle = (random.next() - 0.5) * SPREAD
  const metres = xg < HEADER.chance && random.chance(HEADERS) ? distanceOf(xg, angle, true) : undefined
  const isHeader = metres !== undefined && metres <= HEADER.metres
  const { x, y } = placeAt(isHeader ? metres : distanceOf(xg, angle, false), angle)
  return { x: tenth(x), y: tenth(y), ...(isHeader ? { isHeader } : {}) }
}
