import { expect, test } from 'vitest'
import { fallbacksOf, LOCALES, localeByCode, writtenIn } from './languages.ts'

test('all 22 languages are known, each under a valid tag and once', () => {
  for (const { tag } of LOCALES) expect(() => new Intl.Locale(tag)).not.toThrow()
  expect(new Set(LOCALES.map((locale) => locale.code)).size).toBe(22)
  expect(new Set(LOCALES.map((locale) => locale.tag)).size).toBe(22)
})

test('a language that is not complete is written in English', () => {
  const german = localeByCode('de')
  const arabic = localeByCode('ar')
  expect(writtenIn(german)).toMatchObject({ tag: 'en', dir: 'ltr' })
  expect(writtenIn(arabic)).toBe(arabic)
  expect(writtenIn(localeByCode('xx'))).toMatchObject({ tag: 'en' })
})

test('whatever is missing is looked for in English, in Chinese in the other script first', () => {
  expect(fallbacksOf('de')).toEqual(['en_US'])
  expect(fallbacksOf('zh_tw')).toEqual(['zh_CN', 'en_US'])
})
