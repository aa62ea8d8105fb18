import { expect, test } from 'vitest'
import { instantOfWallClock, wallClockOf } from './zoned-time.ts'

test.each([
  ['2026-11-25T20:45', 'UTC', '2026-11-25T20:45:00.000Z'],
  ['2026-11-25T20:45', 'Asia/Shanghai', '2026-11-25T12:45:00.000Z'],
  ['2026-01-01T00:30', 'Asia/Kathmandu', '2025-12-31T18:45:00.000Z'],
  ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOfWallClock(local, zone)).toBe(instant)
  expect(wallClockOf(instant, zone)).toBe(local)
})

test('an hour that is left out, or comes twice, is a time near it; what is no time is none', () => {
  expect(Date.parse(instantOfWallClock('2026-03-29T02:30', 'Europe/Berlin') ?? '')).toBeGreaterThanOrEqual(
    Date.parse('2026-03-29T00:30:00Z'),
  )
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(
    instantOfWallClock('2026-10-25T02:30', 'Europe/Berlin'),
  )
  for (const local of ['', 'x', '2026-13-01T00:00', '2026-11-25', '2026-11-25T20:45Z'])
    expect(instantOfWallClock(local, 'UTC')).toBeUndefined()
})
