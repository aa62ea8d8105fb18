/** Letters that no decomposition takes apart. */
const PLAIN = new Map(
  Object.entries({
    '\u00df': 'ss',
    '\u00e6': 'ae',
    '\u0153': 'oe',
    '\u00f8': 'o',
    '\u0111': 'd',
    '\u0142': 'l',
    '\u0131': 'i',
    '\u00fe': 'th',
    '\u00f0': 'd',
    // Arabic alef wasla, alef maqsura, ta marbuta; Persian ya and kaf.
    '\u0671': '\u0627',
    '\u0649': '\u064a',
    '\u0629': '\u0647',
    '\u06cc': '\u064a',
    '\u06a9': '\u0643',
  }),
)
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu')
/** Accents of Latin, Greek and Cyrillic, Arabic vowel signs and hamzas, the stroke that only stretches a word, and what makes a sign an emoji. Those of kana and Thai are letters. */
const MARKS = /[\ufe00-\ufe0f\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu
const KATAKANA = /[\u30a1-\u30f6]/gu
const APOSTROPHES = /['\u2018\u2019\u02bc`]/gu
const BETWEEN = /[^\p{L}\p{N}\p{M}\u30fc]+/gu

/** Of an Arabic word of some length its article may be left out. */
const ARTICLE = '\u0627\u0644'

/** An Arabic word of some length without its article; another one as it is. */
export const withoutArticle = (word: string): string =>
  word.startsWith(ARTICLE) && word.length > 4 ? word.slice(ARTICLE.length) : word

const toHiragana = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60)

/**
 * What is alike for who searches: width, case, accents, Arabic variants and vowel signs, hiragana and katakana, and what stands
 * between words, which becomes one space.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN.get(letter) ?? letter)
    .replace(KATAKANA, toHiragana)
    .replace(APOSTROPHES, '')
    .replace(BETWEEN, ' ')
    .trim()

export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '))

/** Whether a word is of a script without spaces, where two letters may be a word and begin anywhere. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word)
