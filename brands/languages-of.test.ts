import { expect, test } from 'vitest'
import { LOCALES } from '#contract/languages.ts'
import { localesOf } from './languages-of.ts'

test('a brand offers the languages that it names, with its default one; all where it names none', () => {
  const codes = (languages?: ('ko' | 'en_US' | 'ar')[]) =>
    localesOf({ defaultLanguage: 'en_US', ...(languages ? { languages } : {}) }).map(({ code }) => code)
  expect(codes(['ar', 'ko'])).toEqual(['en_US', 'ar', 'ko'])
  expect(codes(['en_US', 'ko'])).toEqual(['en_US', 'ko'])
  expect(codes([])).toEqual(['en_US'])
  expect(codes()).toEqual(LOCALES.map(({ code }) => code))
})
