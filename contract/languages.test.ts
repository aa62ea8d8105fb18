import { expect, test } from 'vitest'
import { contentLocale, fallbacksOf, LOCALES, localeByCode } from './languages.ts'

test('all 22 languages are known, each under a valid tag and once', () => {
  for (const { tag } of LOCALES) expect(() => new Intl.Locale(tag)).not.toThrow()
  expect(new Set(LOCALES.map((locale) => locale.code)).size).toBe(22)
  expect(new Set(LOCALES.map((locale) => locale.tag)).size).toBe(22)
})

test('content for a language that is not complete is in English', () => {
  const german = localeByCode('de')
  const arabic = localeByCode('ar')
  expect(contentLocale(german)).toMatchObject({ tag: 'en', dir: 'ltr' })
  expect(contentLocale(arabic)).toBe(arabic)
  expect(contentLocale(localeByCode('xx'))).toMatchObject({ tag: 'en' })
})

test('missing text falls back to English, in Chinese to the other script first', () => {
  expect(fallbacksOf('de')).toEqual(['en_US'])
  expect(fallbacksOf('zh_tw')).toEqual(['zh_CN', 'en_US'])
})
