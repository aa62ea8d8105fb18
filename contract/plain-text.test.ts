import { expect, test } from 'vitest'
import { lettersSeenIn, plainLineOf } from './plain-text.ts'

test.each([
  ['nothing', '', 0],
  ['blank letters alone', '\u200b\u2060\u3164\ufeff \u00ad', 0],
  ['joiners alone', '\u200c\u200d\u200c', 0],
  ['letters among blank ones', '\u200ba\u2060b\u200b', 2],
  ['a Persian word with its joiner', '\u0645\u06cc\u200c\u0628\u0631\u062f', 5],
])('counts what is seen of %s', (_, text, letters) => {
  expect(lettersSeenIn(text)).toBe(letters)
})

test('joiners inside words and emoji stay', () => {
  for (const text of ['\u0645\u06cc\u200c\u0628\u0631\u062f', '\u{1f469}\u200d\u{1f680}'])
    expect(plainLineOf(text)).toBe(text)
})
