import { afterAll, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { gameByCode } from '#contract/games.ts'
import { oddsTitles } from './odds-titles.ts'

const before = getLocale
afterAll(() => overwriteGetLocale(before))

test('handicap and total are named by what they count', () => {
  overwriteGetLocale(() => 'zh-Hans')
  const titles = (code: string) => {
    const { winner, handicap, total } = oddsTitles(gameByCode(code)?.id ?? 0)
    return [winner, handicap, total]
  }
  expect(titles('soccer')).toEqual(['\u80dc\u5e73\u8d1f', '\u8ba9\u7403', '\u5927\u5c0f\u7403'])
  expect(titles('basketball')).toEqual(['\u80dc\u8d1f', '\u8ba9\u5206', '\u5927\u5c0f\u5206'])
  expect(titles('tennis')).toEqual(['\u80dc\u8d1f', '\u8ba9\u76d8', '\u603b\u76d8\u6570'])
  expect(titles('tabletennis')).toEqual(['\u80dc\u8d1f', '\u8ba9\u5c40', '\u603b\u5c40\u6570'])
  expect(titles('cs:go')).toEqual(['\u80dc\u8d1f', '\u5730\u56fe\u8ba9\u5206', '\u5730\u56fe\u603b\u6570'])
  overwriteGetLocale(() => 'en')
  expect(titles('volleyball')).toEqual(['Winner', 'Set handicap', 'Total sets'])
  expect(titles('badminton')).toEqual(['Winner', 'Game handicap', 'Total games'])
  expect(titles('snooker')).toEqual(['Winner', 'Frame handicap', 'Total frames'])
  overwriteGetLocale(() => 'ar')
  expect(titles('lol')[2]).not.toBe(titles('badminton')[2])
})
