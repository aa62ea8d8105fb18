import { expect, test } from 'vitest'
import { KINDS } from './kinds.ts'
import { fillPhrase, PHRASES, type Phrases } from './phrases.ts'

const tables = Object.entries(PHRASES) as [string, Phrases][]

test.each(tables)('%s: ten phrases or more of each kind, none twice, short, and with known places only', (_, table) => {
  expect(Object.keys(table).sort()).toEqual([...KINDS, 'names'].sort())
  for (const [kind, list] of Object.entries(table)) {
    expect(list.length, kind).toBeGreaterThanOrEqual(kind === 'names' ? 40 : 10)
    expect(new Set(list).size, kind).toBe(list.length)
    for (const phrase of list) {
      expect([...phrase].length, phrase).toBeLessThanOrEqual(60)
      expect(phrase.replace(/\{(team|player|score)\}/g, '').match(/[{}<>@]|https?:/), phrase).toBeNull()
    }
  }
})

/** Roots of words about betting, by language. */
const BETTING: Readonly<Record<string, RegExp>> = {
  en_US: /\b(bets?|betting|odds|wagers?|bookies?|parlay|payout)\b/i,
  zh_CN: /[\u8d4c\u6ce8\u76d8\u53e3]{2}|\u6295\u6ce8|\u4e0b\u6ce8|\u8d54\u7387/,
  zh_tw: /\u8ced|\u6295\u6ce8|\u4e0b\u6ce8|\u8ce0\u7387|\u76e4\u53e3/,
  jp: /\u8ced\u3051|\u30aa\u30c3\u30ba|\u30d9\u30c3\u30c8/,
  ar: /\u0631\u0647\u0627\u0646|\u0645\u0631\u0627\u0647\u0646/,
}

test.each(tables)('%s: no talk of betting', (language, table) => {
  expect(
    Object.values(table)
      .flat()
      .filter((phrase) => BETTING[language]?.test(phrase)),
  ).toEqual([])
})

test('a phrase whose word is not known is left out', () => {
  expect(fillPhrase('{player} again', { player: 'Ann' })).toBe('Ann again')
  expect(fillPhrase('{player} again', { team: 'Reds' })).toBeUndefined()
  expect(fillPhrase('{team}', { team: '$& {player}' })).toBe('$& {player}')
})
