import { expect, test } from 'vitest'
import { hasBlockedWord } from './blocked-words.ts'

const LIST = 'ass, Spam Casino\n赌球,ห้าม'

test('a term is found in any case, width and with signs that nobody sees, as whole words', () => {
  for (const text of ['You ASS', 'ass!', '\uff41\uff53\uff53', 'a\u200bss', 'the spam-casino again', 'SPAM  casino'])
    expect(hasBlockedWord(LIST, text), text).toBe(true)
  for (const text of ['a classic pass', 'assist', 'spam', 'casino spam', ''])
    expect(hasBlockedWord(LIST, text), text).toBe(false)
})

test('a term of a script without spaces is found wherever it stands, with signs between too', () => {
  for (const text of ['一起赌球吧', '赌.球', '赌 球', 'เขาห้ามมา']) expect(hasBlockedWord(LIST, text), text).toBe(true)
  expect(hasBlockedWord(LIST, '足球')).toBe(false)
})

test('without a list, or with one of signs alone, nothing is blocked', () => {
  for (const list of [undefined, '', ' , \n,', '!']) expect(hasBlockedWord(list, 'anything ! at all')).toBe(false)
})
