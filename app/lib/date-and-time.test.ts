import { expect, test } from 'vitest'
import { dateAndTime, dateOf } from './date-and-time.ts'

test('a date with time is given in the time zone', () => {
  expect(dateAndTime('2026-12-31T23:30:00Z', 'en', 'Asia/Tokyo')).toBe('Jan 1, 2027, 08:30')
})

test('a date without time is the day of the time zone', () => {
  expect(dateOf('2026-12-31T23:30:00Z', 'en', 'Asia/Tokyo')).toBe('Jan 1, 2027')
})
