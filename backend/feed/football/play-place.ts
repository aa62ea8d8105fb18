import { createRandom, seedOf } from '../random.ts'

/** Where a simulated corner, offside or foul was, like `shotPlace`: `side` attacks `x` 100, and the numbers are its own. */
export function playPlace(type: 'corner' | 'offside' | 'foul', ...seed: number[]): { x: number; y: number } {
  const random = createRandom(seedOf('play place', type, ...seed))
  if (type === 'corner') return { x: 100, y: random.chance(0.5) ? 0 : 100 }
  const y = random.int(8, 92)
  return { x: type === 'offside' ? random.int(72, 95) : random.int(15, 88), y }
}
