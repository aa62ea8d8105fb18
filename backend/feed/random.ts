/** A seeded random generator (mulberry32): the simulated feed must be reproducible. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number
  /** min <= n <= max, whole */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Weighted choice; weights need not add up to one. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
  /** Bell-shaped around 0 with standard deviation 1. */
  normal(): number
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of entries) {
        left -= weight
        if (left < 0) return value
      }
      return (entries.at(-1) as (typeof entries)[number])[0]
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** Mixes any values into a 32-bit seed (FNV-1a). */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('|')) {
    hash ^= char.charCodeAt(0)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
