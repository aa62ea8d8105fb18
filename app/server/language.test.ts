import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test('the cookie has precedence over everything else', () => {
  const hints = { cookie: 'ar', acceptLanguage: 'en-US,en;q=0.9', country: 'JP', brandDefault: 'jp' } as const
  expect(chooseLanguage(hints)).toBe('ar')
})

test('a cookie with an unknown language is ignored', () => {
  for (const cookie of ['xx', '', 'en', '../../etc', 'zh-CN'])
    expect(chooseLanguage({ cookie, acceptLanguage: 'ja' })).toBe('jp')
})

test.each([
  ['zh', 'zh_CN'],
  ['zh-CN', 'zh_CN'],
  ['zh-TW', 'zh_tw'],
  ['zh-HK', 'zh_tw'],
  ['zh-MO', 'zh_tw'],
  ['en', 'en_US'],
  ['en-GB', 'en_US'],
  ['ja', 'jp'],
  ['pt-BR', 'pt'],
  ['vi', 'vi'],
  ['ko-KR', 'ko'],
  ['zh-Hant-HK', 'zh_tw'],
  ['ZH-tw;q=0.8', 'zh_tw'],
])('accept-language %s is %s', (header, code) => {
  expect(chooseLanguage({ acceptLanguage: `${header},fr;q=0.1`, country: 'BR' })).toBe(code)
})

test('a word that every object has is no language', () => {
  for (const word of ['constructor', '__proto__', 'constructor-x', 'en-constructor'])
    expect(chooseLanguage({ acceptLanguage: word, country: 'KR' })).toBe(word.startsWith('en') ? 'en_US' : 'ko')
})

test('only the first accept-language value counts; when it is not mapped the country decides', () => {
  expect(chooseLanguage({ acceptLanguage: 'fr-FR,ja;q=0.9', country: 'KR' })).toBe('ko')
  expect(chooseLanguage({ acceptLanguage: '*', country: 'TW' })).toBe('zh_tw')
})

test.each([
  ['CN', 'zh_CN'],
  ['HK', 'zh_tw'],
  ['MO', 'zh_tw'],
  ['TW', 'zh_tw'],
  ['JP', 'jp'],
  ['BR', 'pt'],
  ['VN', 'vi'],
  ['KR', 'ko'],
  ['FR', 'en_US'],
  ['US', 'en_US'],
])('a visitor from %s gets %s', (country, code) => {
  expect(chooseLanguage({ country, brandDefault: 'ar' })).toBe(code)
})

test('a failed country look-up is English, no look-up at all is the brand’s default, else zh_CN', () => {
  expect(chooseLanguage({ country: 'XX', brandDefault: 'jp' })).toBe('en_US')
  expect(chooseLanguage({ country: 'T1' })).toBe('en_US')
  expect(chooseLanguage({ brandDefault: 'jp' })).toBe('jp')
  expect(chooseLanguage({})).toBe('zh_CN')
})
