import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

test('a line loses control characters, direction marks and surrounding space', () => {
  expect(plainLine(' a\u0000b\u202ec\n d\u0007 ')).toBe('abc d')
  expect(plainLine('\u0000\n\u2066')).toBe('')
})

test('joined emoji and right-to-left letters are not changed', () => {
  expect(plainLine('👩‍🚀 مرحبا')).toBe('👩‍🚀 مرحبا')
})

test('a text keeps its line breaks', () => {
  expect(plainText('one\r\ntwo\u0001\tthree\n')).toBe('one\ntwo\tthree')
})
