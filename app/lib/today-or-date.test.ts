import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'
import { todayOrDate } from './today-or-date.ts'

const NOW = '2026-11-20T16:30:00Z'
const stamp = (at: string, zone: string, tag = 'en') => todayOrDate(at, dayOf(NOW, zone), tag, zone)

test('an instant of today in the time zone shows its time', () => {
  expect(stamp('2026-11-20T15:59:00Z', 'UTC')).toBe('15:59')
  expect(stamp('2026-11-20T15:59:00Z', 'Asia/Shanghai')).toBe('Nov 20')
  expect(stamp('2026-11-20T16:00:00Z', 'Asia/Shanghai')).toBe('00:00')
})

test('another day shows its date', () => {
  expect([stamp('2026-11-19T23:59:00Z', 'UTC'), stamp('2026-11-21T00:00:00Z', 'UTC')]).toEqual(['Nov 19', 'Nov 21'])
  expect(stamp('2026-11-19T12:00:00Z', 'UTC', 'zh-Hans')).toBe('11月19日')
})

test('a date in another year shows the year', () => {
  expect(stamp('2025-12-31T12:00:00Z', 'UTC')).toBe('Dec 31, 2025')
})
