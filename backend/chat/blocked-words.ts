/** Scripts that put no spaces between words: a term of theirs is found wherever it stands. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu

interface Terms {
  /** Found as whole words, also where signs stand between them. */
  words: readonly string[]
  /** Found anywhere. */
  parts: readonly string[]
}

const plain = (text: string): string => text.normalize('NFKC').replace(UNDRAWN, '').toLowerCase()
const asWords = (text: string): string => ` ${plain(text).replace(BETWEEN, ' ').trim()} `
const asOne = (text: string): string => plain(text).replace(BETWEEN, '')

function termsOf(list: string): Terms {
  const terms = list.split(/[\n,]/u).filter((term) => asOne(term) !== '')
  return {
    words: terms.filter((term) => !WITHOUT_SPACES.test(term)).map(asWords),
    parts: terms.filter((term) => WITHOUT_SPACES.test(term)).map(asOne),
  }
}

let known: { list: string; terms: Terms } | undefined

/** Whether a text has one of the terms that an operator does not want: `BLOCKED_WORDS`, with commas or lines between them. */
export function hasBlockedWord(list: string | undefined, text: string): boolean {
  if (!list) return false
  if (known?.list !== list) known = { list, terms: termsOf(list) }
  const { words, parts } = known.terms
  const [spaced, joined] = [asWords(text), parts.length > 0 ? asOne(text) : '']
  return words.some((word) => spaced.includes(word)) || parts.some((part) => joined.includes(part))
}
