import { createRandom, seedOf } from '../random.ts'

/** Where strikes land, of a hundred. */
const SHARES = [
  ['Head', 58],
  ['Body', 23],
  ['Legs', 19],
] as const

/** How many strikes of a fight so far landed on head, body and legs: `homeHead`, `homeBody`... */
export type TargetTotals = Record<string, number>

/**
 * Adds strikes to the totals of a simulated fight. Draws from numbers of its own, so that a fight is the same with and
 * without them.
 */
export function addTargets(
  totals: Readonly<TargetTotals>,
  landed: Readonly<Record<'home' | 'away', number>>,
  ...seed: number[]
): TargetTotals {
  const random = createRandom(seedOf('strike targets', ...seed))
  const next = { ...totals }
  for (const side of ['home', 'away'] as const) {
    for (const [target] of SHARES) next[`${side}${target}`] ??= 0
    for (let left = landed[side]; left > 0; left--) {
      const key = `${side}${random.weighted(SHARES.map((each) => each))}`
      next[key] = (next[key] ?? 0) + 1
    }
  }
  return next
}
