import { expect, test } from 'vitest'
import type { ChatLine } from './chat-client.ts'
import { mentionAt, mentionsName, speakersOf, suggestedNames, withMention } from './mentions.ts'

test.each([
  ['@ann hi', true],
  ['hi @ANN!', true],
  ['@anna, @ann', true],
  ['\u3042\u308a\u304c\u3068\u3046@ann', true],
  ['@anna hi', false],
  ['@ann1', false],
  ['ann', false],
  ['', false],
])('%s mentions ann: %s', (text, is) => {
  expect(mentionsName(text, 'ann')).toBe(is)
})

test('a name is being written from its @ to the caret, but not within an address', () => {
  expect(mentionAt('hi @an', 6)).toEqual({ at: 3, query: 'an' })
  expect(mentionAt('@', 1)).toEqual({ at: 0, query: '' })
  expect(mentionAt('hi @an there', 6)).toEqual({ at: 3, query: 'an' })
  expect(mentionAt('hi @an there', 12)).toBeUndefined()
  expect(mentionAt('me@example', 10)).toBeUndefined()
  expect(mentionAt('hi', 2)).toBeUndefined()
})

test('a chosen name takes the place of what was written, and the text goes on after it', () => {
  const text = 'hi @an there'
  expect(withMention(text, { at: 3, query: 'an' }, 'Anna')).toEqual({ text: 'hi @Anna there', caret: 9 })
  expect(withMention('@', { at: 0, query: '' }, 'Bo')).toEqual({ text: '@Bo ', caret: 4 })
})

test('those who spoke last are suggested first, once, and the viewer never', () => {
  const line = (uid: number, name: string): ChatLine => ({
    kind: 'message',
    key: uid,
    message: { id: uid, by: { uid, name, level: 1 }, text: 'x', at: 1 },
  })
  const lines = [
    line(1, 'ann'),
    line(2, 'bob'),
    { kind: 'gap', key: 9 } as const,
    line(3, 'hanna'),
    line(1, 'ann'),
    line(4, 'me'),
  ]
  const names = speakersOf(lines, 4)
  expect(names).toEqual(['ann', 'hanna', 'bob'])
  expect(suggestedNames(names, 'AN')).toEqual(['ann', 'hanna'])
  expect(suggestedNames(names, '')).toEqual(['ann', 'hanna', 'bob'])
  expect(suggestedNames(names, 'zz')).toEqual([])
  expect(
    suggestedNames(
      Array.from({ length: 50 }, (_, each) => `a${each}`),
      'a',
    ),
  ).toHaveLength(6)
})
