import { createRandom, type Random, seedOf } from '../random.ts'
import type { Moment } from './plan-map.ts'

/** A circle on the square of the map: `x` and `y` in percent from its upper left corner, `r` in percent of its width. */
interface Circle {
  x: number
  y: number
  r: number
}

const MAP: Circle = { x: 50, y: 50, r: 46 }
/** Each zone has this share of the last one's width. */
const SHRINK = 0.62
const FIRST_R = 32

const round = (percent: number): number => Math.round(percent)

/** Somewhere in a circle, so that what is `r` wide there stays within it. */
function within(random: Random, circle: Circle, r = 0): { x: number; y: number } {
  const [angle, far] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * (circle.r - r)]
  return { x: round(circle.x + Math.cos(angle) * far), y: round(circle.y + Math.sin(angle) * far) }
}

const SOMEWHERE: ReadonlySet<string> = new Set(['kill', 'death', 'placed'])

/**
 * The moments of a simulated map with the circle of each zone, and where kills and deaths were: in the zone of that time.
 * Draws from numbers of its own, so that a map is the same with and without them.
 */
export function withPlaces(moments: readonly Moment[], ...seed: number[]): Moment[] {
  const random = createRandom(seedOf('places of a lobby', ...seed))
  let zone: Circle | undefined
  return moments.map((moment) => {
    const { type, fields } = moment
    if (type === 'zone') {
      const r = zone ? Math.max(2, round(zone.r * SHRINK)) : FIRST_R
      zone = { ...within(random, zone ?? MAP, r), r }
      return { ...moment, fields: { ...fields, data: { ...fields.data, ...zone } } }
    }
    if (!SOMEWHERE.has(type)) return moment
    return { ...moment, fields: { ...fields, data: { ...fields.data, ...within(random, zone ?? MAP) } } }
  })
}
