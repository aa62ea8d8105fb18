import { expect, test } from 'vitest'
import { searchRank } from './search-rank.ts'

const terms = (label: string, code: string, ...more: string[]) => [label, code, ...more]

test('a name that starts with the search text ranks above one that contains it', () => {
  const startsWith = searchRank('ni', terms('Nigeria', '+234'))
  const laterWord = searchRank('ni', terms('San Nicolas', '+1'))
  const contains = searchRank('ni', terms('Bosnia', '+387'))
  expect(startsWith).toBeGreaterThan(laterWord)
  expect(laterWord).toBeGreaterThan(contains)
  expect(contains).toBeGreaterThan(0)
})

test('a calling code is found with and without its plus', () => {
  expect(searchRank('+86', terms('China', '+86'))).toBe(1)
  expect(searchRank('86', terms('China', '+86'))).toBeGreaterThan(searchRank('86', terms('Taiwan', '+886')))
})

test('accents and case do not matter, and other terms match too', () => {
  expect(searchRank('turkiye', terms('Türkiye', '+90'))).toBe(1)
  expect(searchRank('GERMANY', terms('德国', '+49', 'Germany'))).toBe(1)
  expect(searchRank('中', terms('中国', '+86'))).toBeGreaterThan(0)
  expect(searchRank('zz', terms('中国', '+86'))).toBe(0)
})
