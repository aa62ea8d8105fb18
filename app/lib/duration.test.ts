import { expect, test } from 'vitest'
import { countdownText, durationText } from './duration.ts'

test('a duration names its days, hours and minutes', () => {
  expect(durationText(2 * 86_400 + 3 * 3600 + 5 * 60 + 59, 'en')).toBe('2 days, 3 hours, 5 minutes')
})

test('units that are 0 are left out, and singular is singular', () => {
  expect([durationText(86_400, 'en'), durationText(86_460, 'en')]).toEqual(['1 day', '1 day, 1 minute'])
  expect(durationText(3600, 'en')).toBe('1 hour')
})

test('less than a minute, or a negative duration, is 0 minutes', () => {
  expect([durationText(59, 'en'), durationText(-5, 'en')]).toEqual(['0 minutes', '0 minutes'])
})

test('the text is in the language of the tag, and has a narrow form', () => {
  const seconds = 86_400 + 7200 + 180
  expect([durationText(seconds, 'zh-Hans'), durationText(seconds, 'ja')]).toEqual(['1天2小时3分钟', '1 日 2 時間 3 分'])
  expect(durationText(seconds, 'ar')).toBe('يوم، وساعتان، و3 دقائق')
  expect(durationText(seconds, 'en', 'narrow')).toBe('1d 2h 3m')
  expect(durationText(seconds, 'zh-Hans', 'narrow')).toBe('1天2小时3分钟')
  expect(durationText(seconds, 'ja', 'narrow')).toBe('1日2時間3分')
  expect(durationText(seconds, 'ar', 'narrow')).toBe('يوم و2 س و3 د')
})

test('the last hour before a start is told in minutes and seconds, not like a time of day', () => {
  const seconds = 16 * 60 + 3
  expect(['en', 'zh-Hans', 'zh-Hant', 'ja', 'ar'].map((tag) => countdownText(seconds, tag))).toEqual([
    ...['16m 3s', '16分钟3秒', '16分鐘3秒', '16分3秒', '16 د و3 ث'],
  ])
  expect([countdownText(59, 'en'), countdownText(3600, 'en'), countdownText(120, 'en')]).toEqual(['59s', '1h', '2m 0s'])
})
