import { expect, test } from 'vitest'
import { unbrokenParts } from './unbroken.ts'

test('scores and times are parts of their own, in Arabic with their marks', () => {
  expect(unbrokenParts('Reds beat Blues 2-1 after 35:04.')).toEqual([
    'Reds beat Blues ',
    '2-1',
    ' after ',
    '35:04',
    '.',
  ])
  expect(unbrokenParts('فاز الأحمر \u20672\u200f-\u200f1\u2069.')).toEqual([
    'فاز الأحمر ',
    '\u20672\u200f-\u200f1\u2069',
    '.',
  ])
  expect(unbrokenParts('从 0-1 到 3-1')).toEqual(['从 ', '0-1', ' 到 ', '3-1', ''])
})

test('a text without any stays one, and no word is cut', () => {
  expect(unbrokenParts('A well-known half-time, 45 minutes: 3 goals')).toEqual([
    'A well-known half-time, 45 minutes: 3 goals',
  ])
})
