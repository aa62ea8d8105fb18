import { expect, test } from 'vitest'
import { LOCALES } from '#contract/languages.ts'
import { pageLanguages } from './brand-labels.ts'

const complete = LOCALES.filter(({ isComplete }) => isComplete).map(({ code }) => code)

test('pages are looked at in each language of the brand, and in those that every brand has', () => {
  expect(pageLanguages({})).toEqual(complete)
  expect(pageLanguages({ ko: {}, en_US: {}, xx: {} })).toEqual([...complete, 'ko'])
  const all = Object.fromEntries(LOCALES.map(({ code }) => [code, {}]))
  expect(pageLanguages(all)).toHaveLength(22)
})
