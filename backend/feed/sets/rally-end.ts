import { createRandom, type Random, seedOf } from '../random.ts'

/** In percent of the court as the winner of the rally plays: `x` 0 its own back line, 50 the net, 100 that of the loser. */
type Place = Record<'x' | 'y', number>

const tenth = (percent: number): number => Math.round(percent * 10) / 10
const between = (random: Random, from: number, to: number): number => from + random.next() * (to - from)

/** How deep in the loser's half a ball that was not reached comes down. */
const DEEP = new Map<string, readonly [number, number]>(
  Object.entries({
    attack: [60, 98],
    ace: [66, 98],
    smash: [62, 96],
    topspin: [74, 99],
    drop: [53, 63],
    net: [51.5, 60],
    block: [51.5, 60],
  } as const),
)

/** An error ends in the net, behind the winner, or beside the court. */
function errorPlace(random: Random): Place {
  const end = random.weighted([
    ['net', 40],
    ['long', 36],
    ['wide', 24],
  ] as const)
  if (end === 'net') return { x: 51, y: between(random, 12, 88) }
  if (end === 'long') return { x: between(random, -9, -2), y: between(random, 10, 90) }
  return { x: between(random, 6, 44), y: random.chance(0.5) ? between(random, -8, -2) : between(random, 102, 108) }
}

/**
 * Where a simulated rally ended. Draws from numbers of its own, so that a match is the same with and without it. Undefined
 * for a way of which nothing is known.
 */
export function rallyEnd(how: string, ...seed: number[]): Place | undefined {
  const random = createRandom(seedOf('rally end', how, ...seed))
  const deep = DEEP.get(how)
  if (!deep && how !== 'error') return undefined
  const { x, y } = deep ? { x: between(random, ...deep), y: between(random, 5, 95) } : errorPlace(random)
  return { x: tenth(x), y: tenth(y) }
}
