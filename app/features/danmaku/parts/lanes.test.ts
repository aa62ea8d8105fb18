import { expect, test } from 'vitest'
import { type LaneLook, Lanes, widthOf } from './lanes.ts'

const look: LaneLook = { rows: 2, width: 30, seconds: 8, gap: 4, isStanding: false }
/** How many of so many messages a second find a lane within ten seconds. */
function shown(perSecond: number, changes: Partial<LaneLook> = {}): number {
  const lanes = new Lanes()
  let count = 0
  for (let each = 0; each < perSecond * 10; each += 1)
    if (lanes.take('hello there', { ...look, ...changes }, each / perSecond)) count += 1
  return count
}

test('what an area can take is shown, the rest is dropped and never waits', () => {
  expect(shown(0.5)).toBe(5)
  const most = shown(100)
  expect(most).toBeLessThan(15)
  expect(most).toBeGreaterThan(8)
})

test('more lines and less space take more, standing messages less', () => {
  expect(shown(100, { rows: 4 })).toBeGreaterThan(shown(100))
  expect(shown(100, { gap: 24 })).toBeLessThan(shown(100))
  expect(shown(100, { isStanding: true })).toBe(4)
})

test('a lane is free again after the longest message, and when time jumps back', () => {
  const lanes = new Lanes()
  expect(lanes.take('x'.repeat(500), { ...look, rows: 1 }, 100)).toBe(true)
  expect(lanes.take('y', { ...look, rows: 1 }, 107)).toBe(false)
  expect(lanes.take('y', { ...look, rows: 1 }, 108)).toBe(true)
  expect(lanes.take('y', { ...look, rows: 1 }, 20)).toBe(false)
  expect(lanes.take('y', { ...look, rows: 1 }, 28)).toBe(true)
})

test('Chinese and emoji are as wide as high', () => {
  expect(widthOf('\u8fdb\u7403')).toBe(2)
  expect(widthOf('\u{1f389}')).toBe(1)
  expect(widthOf('goal')).toBeCloseTo(2.2)
})
