import { expect, test } from 'vitest'
import { shotPlace } from './shot-place.ts'

test('a shot is on the pitch, in the half it attacks, and the same one always at the same place', () => {
  for (let shot = 0; shot < 300; shot++) {
    const xg = ((shot % 85) + 1) / 100
    const { x, y } = shotPlace(xg, shot, 7)
    expect(x).toBeGreaterThan(60)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
    expect(shotPlace(xg, shot, 7)).toEqual({ x, y })
  }
})

test('better chances are nearer to the goal', () => {
  const mean = (xg: number) =>
    Array.from({ length: 100 }, (_, shot) => shotPlace(xg, shot).x).reduce((sum, x) => sum + x, 0) / 100
  expect(mean(0.5)).toBeGreaterThan(mean(0.1))
  expect(mean(0.1)).toBeGreaterThan(mean(0.02))
})

test('a penalty is taken from its mark', () => {
  expect(shotPlace(0.79, 1)).toEqual({ x: 90, y: 50 })
})
