import { expect, test } from 'vitest'
import { searchRank } from './search-rank.ts'

const words = (label: string, code: string, ...more: string[]) => [label, code, ...more]

test('a name that begins with the search comes before one that holds it', () => {
  const begins = searchRank('ni', words('Nigeria', '+234'))
  const laterWord = searchRank('ni', words('San Nicolas', '+1'))
  const holds = searchRank('ni', words('Bosnia', '+387'))
  expect(begins).toBeGreaterThan(laterWord)
  expect(laterWord).toBeGreaterThan(holds)
  expect(holds).toBeGreaterThan(0)
})

test('a calling code is found with and without its plus', () => {
  expect(searchRank('+86', words('China', '+86'))).toBe(1)
  expect(searchRank('86', words('China', '+86'))).toBeGreaterThan(searchRank('86', words('Taiwan', '+886')))
})

test('accents and case do not hide a name, and other words lead to it', () => {
  expect(searchRank('turkiye', words('Türkiye', '+90'))).toBe(1)
  expect(searchRank('GERMANY', words('德国', '+49', 'Germany'))).toBe(1)
  expect(searchRank('中', words('中国', '+86'))).toBeGreaterThan(0)
  expect(searchRank('zz', words('中国', '+86'))).toBe(0)
})
