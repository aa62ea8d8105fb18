import { expect, test } from 'vitest'
import { shotPlace } from './shot-place.ts'

/** Metres from the basket and from the nearer sideline. */
function placeOf({ x, y }: { x: number; y: number }) {
  const [along, across] = [((100 - x) / 100) * 28, (y / 100) * 15]
  return { along, metres: Math.hypot(along - 1.575, across - 7.5), edge: Math.min(across, 15 - across) }
}

test('a shot is on the court, beyond the line where it counts three, inside it where it counts two', () => {
  for (let shot = 0; shot < 400; shot++)
    for (const end of ['made', 'missed', 'blocked'] as const) {
      const two = placeOf(shotPlace('two', end, shot))
      const three = placeOf(shotPlace('three', end, shot))
      expect(two.metres).toBeLessThan(6.75)
      expect(three.metres > 6.74 || (three.edge < 0.9 && three.along < 2.99)).toBe(true)
      for (const { along, edge } of [two, three]) {
        expect(along).toBeGreaterThanOrEqual(0)
        expect(edge).toBeGreaterThanOrEqual(0)
      }
    }
  expect(shotPlace('two', 'made', 5)).toEqual(shotPlace('two', 'made', 5))
})
