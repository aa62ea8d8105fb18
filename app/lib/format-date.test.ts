import { expect, test } from 'vitest'
import { dayLabel, dayWithYear, kickOffTime, longDay, monthLabel, shortDay, weekday } from './format-date.ts'

test('a kick-off is shown in the time zone of the viewer, on a 24-hour clock', () => {
  expect(kickOffTime('2026-11-20T16:05:00Z', 'Asia/Shanghai')).toBe('00:05')
  expect(kickOffTime('2026-11-20T16:05:00Z', 'Asia/Kolkata')).toBe('21:35')
})

test('a kick-off follows the clock change of the zone', () => {
  expect(kickOffTime('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('02:30')
  expect(kickOffTime('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('02:30')
})

test('a day is written in the format of the language, with Latin digits', () => {
  const labels = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ar'].map((tag) => dayLabel('2026-11-21', tag))
  expect(labels).toEqual(['Sat, Nov 21', '11月21日周六', '11月21日週六', '11月21日(土)', 'السبت، 21 نوفمبر'])
})

test('days have short, medium, long, month and weekday forms', () => {
  expect(shortDay('2026-11-21', 'en')).toBe('Nov 21')
  expect(dayWithYear('2026-11-21', 'en')).toBe('Nov 21, 2026')
  expect(longDay('2026-11-21', 'en')).toBe('Saturday, November 21, 2026')
  expect(monthLabel('2026-11-21', 'en')).toBe('November 2026')
  expect(weekday('2026-11-21', 'ja')).toBe('土')
})
