import { createRandom, seedOf } from '../random.ts'

/**
 * The way a simulated ball went, in whole degrees between `least` and `most`. Drawn from numbers of its own, so that a
 * match is the same with and without it.
 */
export const towardOf = (least: number, most: number, ...seed: (string | number)[]): number =>
  createRandom(seedOf('toward', ...seed)).int(least, most)
