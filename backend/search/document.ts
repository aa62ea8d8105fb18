import { fold, isUnspaced, withoutArticle, wordsOf } from './fold.ts'
import { keysOf } from './typos.ts'

/** Codes of kinds are in the order of rows: they never change. */
export const KIND_CODES = {
  league: 1,
  team: 2,
  match: 3,
  anchor: 4,
  expert: 5,
  news: 6,
  user: 7,
  goods: 8,
  video: 9,
  player: 10,
  game: 11,
} as const
export type IndexedKind = keyof typeof KIND_CODES
export const INDEXED_KINDS = Object.keys(KIND_CODES) as IndexedKind[]

/** What is found. `names`: in every language, and abbreviations. Nothing that anybody must pay for or may not see yet. */
export interface SearchDocument {
  ref: number
  names: readonly string[]
  /** 0 to 255. */
  popularity: number
  /** The one brand that shows it; absent: all. */
  brand?: string | undefined
  /** It is of no user: its words may be remembered for mistyped ones, also when it is gone. */
  isImpersonal?: boolean
}

const NAMES_MAX = 60
const NAME_CHARS_MAX = 160

/** The folded names of a document, each once. */
export const foldedNames = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => fold(name.slice(0, NAME_CHARS_MAX))))]
    .filter((name) => name !== '')
    .slice(0, NAMES_MAX)

/** Marks where a name begins and ends; each word has two spaces before it, so that one letter of its beginning is a trigram. */
export const EDGE = '\u0001'
export const GAP = '  '

/** Endings of a word of a script without spaces, so that any one or two of its letters begin something. */
function endingsOf(word: string): string[] {
  const letters = [...word]
  return isUnspaced(word) ? letters.slice(1).map((letter, at) => letter + (letters[at + 2] ?? '')) : []
}

const bareOf = (word: string): string[] => (withoutArticle(word) === word ? [] : [withoutArticle(word)])

const padded = (words: readonly string[]) => words.map((word) => GAP + word).join('') + GAP

/** What the index has of a name: its words, and, of several, all together, as who leaves out spaces writes them. */
function textOfName(name: string): string {
  const words = wordsOf(name)
  const joined = words.length > 1 ? [words.join('')] : []
  const parts = [...new Set(words.flatMap((word) => [...bareOf(word), ...endingsOf(word)]))]
  return [EDGE + padded(words) + EDGE, ...(joined.length > 0 ? [padded(joined)] : []), padded(parts)].join('')
}

export const indexedText = (names: readonly string[]): string => names.map(textOfName).join('')

/** Words of names, and names of unspaced scripts as a whole: what a mistyped word may have been meant to be. */
export const vocabularyOf = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const words = wordsOf(name)
      const whole = words.length > 1 && isUnspaced(name) ? [words.join('')] : []
      return [...words, ...words.flatMap(bareOf), ...whole].filter((word) => keysOf(word).length > 0)
    }),
  ),
]
