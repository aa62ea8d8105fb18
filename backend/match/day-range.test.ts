import { expect, test } from 'vitest'
import { dayIn, dayRange, daysFrom, daysIn, knownZone } from './day-range.ts'

const NOW = Date.parse('2026-11-20T18:30:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

test('today is the day in the viewer’s time zone', () => {
  expect(iso(daysFrom('Asia/Shanghai', NOW, 0).from)).toBe('2026-11-20T16:00:00.000Z')
  expect(iso(daysFrom('America/New_York', NOW, 0).from)).toBe('2026-11-20T05:00:00.000Z')
  expect(iso(daysFrom('America/New_York', NOW, -1).from)).toBe('2026-11-19T05:00:00.000Z')
})

test('the day on which summer time ends has 25 hours', () => {
  const day = dayRange('Europe/Berlin', '2026-10-25')
  expect(day && (day.to - day.from) / 3_600_000).toBe(25)
})

test('a date that does not exist is refused', () => {
  expect(dayRange('UTC', '2026-02-30')).toBeUndefined()
  expect(dayRange('UTC', '2026-13-01')).toBeUndefined()
})

test('an unknown zone counts as UTC', () => {
  expect(knownZone('Mars/Olympus')).toBe('UTC')
  expect(knownZone(undefined)).toBe('UTC')
  expect(knownZone('Asia/Tokyo')).toBe('Asia/Tokyo')
})

test('a week is seven consecutive days without gaps', () => {
  const days = daysIn('America/New_York', daysFrom('America/New_York', Date.parse('2026-10-30T12:00:00Z'), 0, 7))
  expect(days.map(({ day }) => day.slice(5))).toEqual(['10-30', '10-31', '11-01', '11-02', '11-03', '11-04', '11-05'])
  for (const [at, { to }] of days.slice(0, -1).entries()) expect(days[at + 1]?.from).toBe(to)
  expect(dayIn('Asia/Shanghai', NOW)).toBe('2026-11-21')
})
