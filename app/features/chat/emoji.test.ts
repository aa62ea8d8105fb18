import { expect, test } from 'vitest'
import { EMOJI, withEmoji } from './emoji.ts'

test('every sign of the picker is one emoji, and stands in it once', () => {
  const all = EMOJI.flatMap(({ emoji }) => emoji)
  expect(new Set(all).size).toBe(all.length)
  for (const emoji of all) {
    expect(emoji).toMatch(/^\p{Extended_Pictographic}\ufe0f?$/u)
    expect([...new Intl.Segmenter().segment(emoji)]).toHaveLength(1)
  }
})

test('the latest comes first, once, and no more than two rows are kept', () => {
  expect(withEmoji(['b', 'a'], 'a')).toEqual(['a', 'b'])
  expect(
    withEmoji(
      Array.from({ length: 16 }, (_, each) => `e${each}`),
      'new',
    ),
  ).toHaveLength(16)
})
