import { expect, test } from 'vitest'
import { indexedText, vocabularyOf } from './document.ts'
import { fold } from './fold.ts'
import { distance, forgivenIn, keysOf, mayBeMistyped } from './typos.ts'

test.each([
  ['width and case', '\uff32\uff45\uff41\uff4c \uff2d\uff21\uff24\uff32\uff29\uff24', 'real madrid'],
  ['accents', 'Atl\u00e9tico \u0141\u00f3d\u017a, Stra\u00dfe \u00d8st', 'atletico lodz strasse ost'],
  ['apostrophes', 'O\u2019Neill\u2019s', 'oneills'],
  ['alef and its hamzas', '\u0623\u0625\u0622\u0671\u0627', '\u0627'.repeat(5)],
  [
    'alef maqsura and ta marbuta',
    '\u0645\u0635\u0637\u0641\u0649 \u0643\u0631\u0629',
    '\u0645\u0635\u0637\u0641\u064a \u0643\u0631\u0647',
  ],
  [
    'vowel signs and tatweel',
    '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f\u0640\u0640',
    '\u0645\u062d\u0645\u062f',
  ],
  ['katakana, also narrow ones', '\u30ac\u30f3\u30d0 \uff76\uff9e\uff9d', '\u304c\u3093\u3070 \u304c\u3093'],
  ['what stands between words', '\u30de\u30f3\u30fb\u30e6\u30ca  -  (FC)', '\u307e\u3093 \u3086\u306a fc'],
  ['nothing but signs', '\u26bd\ufe0f \u{1f469}\u200d\u{1f469}\u200d\u{1f466} !?"', ''],
])('alike for who searches: %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test.each([
  ['united', 'untied', 1],
  ['manchester', 'manchestr', 1],
  ['arsenal', 'arsenall', 1],
  ['chelsea', 'chalsea', 1],
  ['barcelona', 'bracelnoa', 2],
  ['\u307e\u3093\u3061\u3047\u3059\u305f\u30fc', '\u307e\u3093\u3061\u3047\u3059\u305f', 1],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
])('%s and %s are %i apart, both ways', (one, other, far) => {
  expect(distance(one, other, 3)).toBe(far)
  expect(distance(other, one, 3)).toBe(far)
  expect(distance(one, other, far - 1)).toBe(far)
})

test('one mistake anywhere leaves a key in common', () => {
  const word = 'manchester'
  const letters = [...word]
  const mistyped = letters.flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return [
      before + after,
      `${before}q${after}`,
      `${before}q${letter}${after}`,
      before + after.charAt(0) + letter + after.slice(1),
    ]
  })
  const keys = new Set(keysOf(word))
  for (const each of mistyped) {
    expect(distance(word, each, forgivenIn(each)), each).toBeLessThanOrEqual(1)
    expect(
      keysOf(each).some((key) => keys.has(key)),
      each,
    ).toBe(true)
  }
})

test('words that are too short or too long have no keys, and a key is made of few letters', () => {
  expect(keysOf('fc')).toEqual([])
  expect(keysOf('\u7687\u9a6c')).toEqual([])
  expect(keysOf('abc')).toHaveLength(4)
  expect(mayBeMistyped('abc')).toBe(false)
  expect(mayBeMistyped('\u7687\u9a6c\u961f')).toBe(true)
  expect(keysOf('x'.repeat(1000))).toEqual([])
  expect(keysOf('manchesterunited')).toHaveLength(9)
})

test('any two letters of an unspaced name begin something; spaced names do so by words, and without spaces', () => {
  const text = indexedText(['\u5e7f\u5dde\u6052\u5927', 'real madrid'])
  for (const pair of ['\u5e7f\u5dde', '\u5dde\u6052', '\u6052\u5927', 'real', 'madrid', 'realmad'])
    expect(text).toContain(`  ${pair}`)
  expect(text).not.toContain('  adrid')
  expect(vocabularyOf(['al nassr fc', '\u30de\u30f3 \u30e6\u30ca\u30a4'])).toEqual([
    'nassr',
    '\u30e6\u30ca\u30a4',
    '\u30de\u30f3\u30e6\u30ca\u30a4',
  ])
})
