import { expect, test } from 'vitest'
import { readSaid } from './say-rules.ts'

const whyOf = (text: string, mayLink = false) => {
  const said = readSaid(text, { isFree: mayLink })
  return 'why' in said ? said.why : 'said'
}

test('addresses are links, however they are written; scores, names and sentences are none', () => {
  for (const text of [
    'https://example',
    'www.x',
    'see evil.com',
    'sub.evil.com/x',
    'm.bet365.com',
    'evil.com.',
    'evil.com.de',
    'goo.gl/x',
    'evil.c\u200dom',
    'evil.c\u034fom',
    'evil\ufe0f.com',
    'evil.co\u{e0061}m',
    'EVIL.COM',
    '\uff45vil.com',
    'evil.dev',
    'see evil.ai',
    'evil.website',
    '1.2.3.4/x',
    '1.2.3.4:8080',
    'evil\u3002com',
    'bit\u3002ly/aa',
    'see t\u3002me/abc',
    'www . evil . com',
    'evil .com',
    'hxxp://evil.example',
    'evil dot com',
    'evil(dot)com',
    'evil\u70b9com',
  ])
    expect(whyOf(text), text).toBe('link')
  for (const text of [
    '2.1',
    '3.5, ok.next',
    'J.League',
    'a...b',
    '10.30 kick-off',
    'U.S. Open',
    'ann@example',
    'Into the net. Top goal',
    'what a dot',
    '1.2.3.4',
    'come on.it is in',
    '2 . 1',
    '\u597d\u7403\u3002top',
    'the net. Vip seats',
    '20\u70b9 tv',
    '\u4eca\u665a 20\u70b9 CC \u89c1',
    '20\u70b9cc',
    'gg\u3002top laner',
    'gol.Su equipo',
    'bien.Au revoir',
  ])
    expect(whyOf(text), text).toBe('said')
  expect(whyOf('see evil.com', true)).toBe('said')
})

test('what no font draws makes no other text of it', () => {
  const keyOf = (text: string) => {
    const said = readSaid(text, { isFree: false })
    return 'key' in said && said.key
  }
  for (const text of ['bu\u034fy now', 'buy\ufe0f now', 'buy \u{e0061}now', 'b\u200du\u200cy now'])
    expect(keyOf(text), text).toBe(keyOf('Buy now'))
})

test('what nobody would see is empty, also of letters that are blank', () => {
  for (const text of ['', ' ', '\u200b\u202e', '\u3164', '\uffa0', '\u2800', '\u200d', '\u034f', '\ufe0f', '\u{e0067}'])
    expect(whyOf(text), [...text].map((letter) => letter.codePointAt(0)?.toString(16)).join(' ')).toBe('empty')
  for (const text of ['!', '7', '\u26bd', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '\u0645'])
    expect(whyOf(text), text).toBe('said')
})

test('marks stacked on a letter are cut, also with joiners between them; those of scripts stay', () => {
  const stacked = readSaid(`a${'\u0301\u0302\u0303\u0304\u200d'.repeat(30)}b`, { isFree: false })
  expect(
    'text' in stacked && [...stacked.text.normalize('NFD')].filter((letter) => /\p{M}/u.test(letter)).length,
  ).toBeLessThan(6)
  for (const text of ['\u0e19\u0e49\u0e33', '\u0644\u0651\u064e', '\u{1f469}\u200d\u{1f467}'])
    expect(readSaid(text, { isFree: false })).toMatchObject({ text: text.normalize('NFC') })
})

test('what is shouted is shown as said, but for a short cry, other scripts, and who moderates', () => {
  const textOf = (text: string, isFree = false) => {
    const said = readSaid(text, { isFree })
    return 'text' in said ? said.text : said.why
  }
  expect(textOf('WHAT A GOAL THAT WAS!!!')).toBe('What a goal that was!!!')
  expect(textOf('ЭТО БЫЛ ЛУЧШИЙ ГОЛ')).toBe('Это был лучший гол')
  for (const text of ['GOOOAL!!!', 'NBA: LAL beat BOS again', '\u8fdb\u7403\u5566'.repeat(8), 'NBA NBA 123456789'])
    expect(textOf(text), text).toBe(text)
  expect(textOf('WELCOME TO THE SHOW', true)).toBe('WELCOME TO THE SHOW')
})

test('a word that the operator does not want is refused, whoever says it', () => {
  for (const isFree of [true, false])
    expect(readSaid('Come to the Spam Casino', { isFree, blocked: 'spam casino' })).toEqual({ why: 'content' })
})
