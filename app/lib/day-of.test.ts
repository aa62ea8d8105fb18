import { expect, test } from 'vitest'
import { addDays, dayOf, isDay } from './day-of.ts'

test('one instant is yesterday in one zone and today in another', () => {
  const at = '2026-01-01T04:30:00.000Z'
  expect(dayOf(at, 'America/New_York')).toBe('2025-12-31')
  expect(dayOf(at, 'Asia/Shanghai')).toBe('2026-01-01')
})

test('a day begins at its midnight', () => {
  expect(dayOf('2026-11-20T15:59:59.999Z', 'Asia/Shanghai')).toBe('2026-11-20')
  expect(dayOf('2026-11-20T16:00:00.000Z', 'Asia/Shanghai')).toBe('2026-11-21')
})

test('days are added across months, leap years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

test('only existing days in the form YYYY-MM-DD are days', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', 'monday', '', undefined])
    expect(isDay(text)).toBe(false)
})
