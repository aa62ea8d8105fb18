import { expect, test } from 'vitest'
import { chanceFrom } from './expected-goals.ts'
import { shotPlace } from './shot-place.ts'

test('a shot is on the pitch, in the half it attacks, and the same one always at the same place', () => {
  for (let shot = 0; shot < 300; shot++) {
    const xg = ((shot % 85) + 1) / 100
    const { x, y, isHeader } = shotPlace(xg, shot, 7)
    expect(x).toBeGreaterThan(60)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
    expect(shotPlace(xg, shot, 7)).toEqual({ x, y, ...(isHeader && { isHeader }) })
  }
})

test('at the place of a shot the model says the chance that it had', () => {
  for (let shot = 0; shot < 200; shot++) {
    const xg = ((shot % 70) + 1) / 100
    const { isHeader = false, ...place } = shotPlace(xg, shot)
    expect(Math.abs(chanceFrom(place, isHeader) - xg), JSON.stringify({ xg, ...place })).toBeLessThan(0.02)
  }
})

test('a penalty is taken from its mark', () => {
  expect(shotPlace(0.79, 1)).toEqual({ x: 89.5, y: 50 })
})
