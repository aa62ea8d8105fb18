import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400
const ago = (seconds: number, tag = 'en') => relativeTime(NOW - seconds * 1000, NOW, tag)

test('under a minute there is no text: the caller says "just posted"', () => {
  expect([ago(0), ago(59), ago(-59)]).toEqual([null, null, null])
})

test('each unit begins exactly at its size and is rounded down', () => {
  expect([ago(60), ago(3599)]).toEqual(['1 minute ago', '59 minutes ago'])
  expect([ago(3600), ago(DAY - 1)]).toEqual(['1 hour ago', '23 hours ago'])
  expect([ago(DAY), ago(7 * DAY - 1)]).toEqual(['1 day ago', '6 days ago'])
  expect([ago(7 * DAY), ago(30 * DAY - 1)]).toEqual(['1 week ago', '4 weeks ago'])
  expect([ago(30 * DAY), ago(365 * DAY)]).toEqual(['1 month ago', '12 months ago'])
})

test('a time in the future counts forwards', () => {
  expect(ago(-7200)).toBe('in 2 hours')
})

test('the text is in the language of the tag', () => {
  expect([ago(180, 'zh-Hans'), ago(180, 'ja'), ago(180, 'ar')]).toEqual(['3分钟前', '3 分前', 'قبل 3 دقائق'])
})
