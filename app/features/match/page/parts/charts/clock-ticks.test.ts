import { expect, test } from 'vitest'
import { clockAxisOf } from './clock-ticks.ts'

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)
const SHANGHAI = { zone: 'Asia/Shanghai', tag: 'en' }

test('ticks stand at round times of the zone, each at its place between the ends', () => {
  const { ticks } = clockAxisOf(at('12:10:00'), at('13:50:00'), { zone: 'Asia/Kolkata', tag: 'en' })
  expect(ticks.map(({ label }) => label)).toEqual(['18:00', '18:30', '19:00', ''])
  expect(ticks[0]?.end).toBeCloseTo(0.2)
  expect(ticks[1]?.end).toBeCloseTo(0.5)
  expect(ticks.at(-1)?.end).toBe(1)
})

test('an axis of days is ticked at midnight of the zone, and its instants have their day', () => {
  const axis = clockAxisOf(at('04:00:00'), at('04:00:00') + 3 * 86_400_000, SHANGHAI)
  expect(axis.ticks.map(({ label }) => label)).toEqual(['Nov 23', 'Nov 24', 'Nov 25', ''])
  expect(axis.ticks[0]?.end).toBeCloseTo(1 / 6)
  expect(axis.timeOf(at('04:00:00'))).toBe('Nov 22, 12:00')
})

test('an axis of no length has its ends only', () => {
  expect(clockAxisOf(at('12:00:00'), at('12:00:00'), SHANGHAI).ticks).toHaveLength(1)
})
