import { createRandom, seedOf } from '../random.ts'

/** Metres of a half court: baselines are 15 apart from sideline to sideline, the basket is 1.575 in front of its own. */
const [LENGTH, WIDTH] = [28, 15]
const BASKET = { along: 1.575, across: WIDTH / 2 }
const ARC = 6.75
/** The three-point line runs straight, at this distance from the sideline, up to this distance from the baseline. */
const CORNER = { across: 0.9, along: 2.99 }

/** No farther to the side of the basket, where the corners begin. */
const WIDEST = 6.4

type Zone = 'rim' | 'paint' | 'mid' | 'corner' | 'arc'

/** How often from where: shots of two points that went in, that did not and that were blocked; then those of three. */
const SHARES = {
  two: {
    made: { rim: 61, paint: 22, mid: 17 },
    missed: { rim: 37, paint: 33, mid: 30 },
    blocked: { rim: 75, paint: 25 },
  },
  three: { made: { corner: 27, arc: 73 }, missed: { corner: 24, arc: 76 }, blocked: { corner: 24, arc: 76 } },
} as const

/** In percent, as the attacker sees it: `x` 100 is the baseline attacked, `y` 50 the middle. */
type ShotPlace = Record<'x' | 'y', number>

/** From the basket: metres, and the direction, 0 straight ahead. */
const polar = (metres: number, angle: number) => ({
  along: BASKET.along + metres * Math.cos(angle),
  across: BASKET.across + metres * Math.sin(angle),
})

function inZone(zone: Zone, random: { next(): number }): { along: number; across: number } {
  const between = (from: number, to: number) => from + random.next() * (to - from)
  const sides = random.next() < 0.5 ? -1 : 1
  if (zone === 'corner') {
    const edge = between(0.15, CORNER.across - 0.1)
    return { along: between(0.3, CORNER.along - 0.2), across: sides < 0 ? edge : WIDTH - edge }
  }
  if (zone === 'arc') {
    const metres = ARC + 0.15 + random.next() ** 2 * 1.8
    return polar(metres, between(-1, 1) * Math.asin(WIDEST / metres))
  }
  if (zone === 'rim') return polar(between(0.2, 1.9), between(-1.5, 1.5))
  if (zone === 'paint') return polar(between(2.1, 4), between(-0.6, 0.6))
  return polar(between(4.3, ARC - 0.25), between(-1.25, 1.25))
}

/**
 * Where a simulated shot was taken: on the side of the three-point line that its points say, more often near the basket
 * where it went in. Draws from numbers of its own, so that a game is the same with and without it.
 */
export function shotPlace(kind: 'two' | 'three', end: 'made' | 'missed' | 'blocked', ...seed: number[]): ShotPlace {
  const random = createRandom(seedOf('basketball shot', kind, end, ...seed))
  const shares = Object.entries(SHARES[kind][end]) as [Zone, number][]
  const { along, across } = inZone(random.weighted(shares), random)
  return {
    x: Math.round(1000 - (along / LENGTH) * 1000) / 10,
    y: Math.round((across / WIDTH) * 1000) / 10,
  }
}
