import { expect, test } from 'vitest'
import { periodAt } from './periods.ts'

const at = (time: string) => Date.parse(time)

test('days begin at midnight UTC, weeks on Monday, and a room’s list never ends', () => {
  expect(periodAt('day', at('2026-11-23T23:59:59Z'))).toEqual({ name: 'd2026-11-23', endsAt: at('2026-11-24') })
  expect(periodAt('day', at('2026-11-24T00:00:00Z')).name).toBe('d2026-11-24')
  expect(periodAt('week', at('2026-11-23T00:00:00Z'))).toEqual({ name: 'w2026-11-23', endsAt: at('2026-11-30') })
  expect(periodAt('week', at('2026-11-22T23:59:59Z')).name).toBe('w2026-11-16')
  expect(periodAt('week', at('2026-12-31T12:00:00Z')).name).toBe('w2026-12-28')
  expect(periodAt('room', 0)).toEqual({ name: 'room', endsAt: null })
})

test('every moment of a week belongs to a period that has begun, has not ended, and is that of the next hour until its end', () => {
  for (let time = at('2026-10-20'); time < at('2027-01-10'); time += 3_600_000)
    for (const board of ['day', 'week'] as const) {
      const { name, endsAt } = periodAt(board, time)
      expect(at(name.slice(1))).toBeLessThanOrEqual(time)
      expect(endsAt).toBeGreaterThan(time)
      expect(periodAt(board, (endsAt ?? 0) - 1).name).toBe(name)
      expect(periodAt(board, endsAt ?? 0).name).not.toBe(name)
    }
})
