import type { SearchDatabase } from '#backend/db/database.ts'
import { INDEXED_KINDS, type IndexedKind, KIND_CODES } from './document.ts'
import { fold, isUnspaced, withoutArticle, wordsOf } from './fold.ts'
import {
  type AskedWords,
  type Found,
  findCorrected,
  findDocuments,
  hasWords,
  type Limits,
  readNeighbours,
  TRIGRAM,
} from './query.store.ts'
import { distance, distanceToBeginning, forgivenIn, keyBeginningsOf, keysOf, mayBeMistyped } from './typos.ts'

/** Letters and words of a text that are looked at. */
export const TEXT_MAX = 80
const WORDS_MAX = 6
const ALTERNATIVES_MAX = 3

/** How well a document fits, the best first. */
export const EXACT = 0
export const BEGINNING = 1
const WORDS = 2
const INSIDE = 3
const MISTYPED = 4

export interface Hit {
  kind: IndexedKind
  ref: number
  popularity: number
  fit: number
}

export interface Finding {
  /** The best first. */
  hits: Hit[]
  /** Nothing has the words as they were typed; these are of words like them. */
  isCorrected: boolean
}

const KIND_OF = new Map<number, IndexedKind>(INDEXED_KINDS.map((kind) => [KIND_CODES[kind], kind]))

/** Undefined: the letters only stand together where two words of a name meet, as `lol` in `Pablo Lozano`. */
function fitOf(names: readonly string[], text: string, words: readonly string[]): number | undefined {
  const joined = words.join('')
  const isJoined = (name: string) => name.replaceAll(' ', '')
  if (names.some((name) => name === text || withoutArticle(name) === text || isJoined(name) === joined)) return EXACT
  if (names.some((name) => name.startsWith(text) || isJoined(name).startsWith(joined))) return BEGINNING
  if (names.some((name) => hasWords(name, words))) return WORDS
  return words.every((word) => names.some((name) => hasInside(name, word))) ? INSIDE : undefined
}

/** Whether a word stands inside a word of a name, or goes on over several from where one begins. */
function hasInside(name: string, word: string): boolean {
  if (isUnspaced(word) || [...word].length < TRIGRAM) return true
  const own = wordsOf(name)
  return own.some((each, at) => each.includes(word) || own.slice(at).join('').startsWith(word))
}

const byFit = (a: Hit, b: Hit) => a.fit - b.fit || b.popularity - a.popularity || b.ref - a.ref

/** Hits of documents, each once. */
function hitsOf(found: readonly Found[], text: string, words: readonly string[], isMistyped: boolean): Hit[] {
  const hits = new Map<string, Hit>()
  for (const { kind: code, ref, popularity, names } of found) {
    const kind = KIND_OF.get(code)
    const key = `${code}:${ref}`
    if (!kind || hits.has(key)) continue
    const fit = fitOf(JSON.parse(names) as string[], text, words)
    if (fit === undefined) continue
    hits.set(key, { kind, ref, popularity, fit: isMistyped ? MISTYPED + fit : fit })
  }
  return [...hits.values()].sort(byFit)
}

/** For words that nothing has, words that are like them, the likeliest first; undefined when there is none. The last may be a beginning. */
async function correct(db: SearchDatabase, words: readonly string[]): Promise<AskedWords | undefined> {
  const read = await readNeighbours(
    db,
    words.map((word, at) => ({
      word,
      keys: mayBeMistyped(word) ? keysOf(word) : [],
      beginnings: mayBeMistyped(word) && at === words.length - 1 ? keyBeginningsOf(word) : [],
    })),
  )
  const alternatives = words.map((word, at) => {
    const { isKnown, neighbours } = read[at] ?? { isKnown: false, neighbours: [] }
    if (isKnown) return [word]
    const most = forgivenIn(word)
    const isLast = at === words.length - 1
    const near = neighbours
      .map((known) => {
        const far = distance(word, known.word, most)
        // A word that is whole is likelier than one that goes on.
        return { ...known, far: far > most && isLast ? distanceToBeginning(word, known.word, most) + 0.5 : far }
      })
      .filter(({ far }) => far <= most + 0.5)
      .sort((a, b) => a.far - b.far || b.popularity - a.popularity)
    return near.length > 0 ? near.slice(0, ALTERNATIVES_MAX).map((known) => known.word) : [word]
  })
  return alternatives.some(([first], at) => first !== words[at]) ? alternatives : undefined
}

export interface Wanted {
  kinds: readonly IndexedKind[]
  brand: string | undefined
  limits: Limits
}

/** What stands between two teams, also without spaces between signs of a script that has none. */
const AGAINST = new Set(['v', 'vs', 'versus', '\u0636\u062f', '\u5bf9', '\u5c0d', '\u5bfe'])
const AGAINST_INSIDE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])vs?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])/gu

/** The words that are looked for: between others, `vs` is none. */
function askedIn(typed: string): string[] {
  const words = wordsOf(fold([...typed].slice(0, TEXT_MAX).join('')).replace(AGAINST_INSIDE, ' '))
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !AGAINST.has(word)).slice(0, WORDS_MAX)
}

/** What the index has for a text. What of it is shown, and how, is decided where the things themselves are. */
export async function find(db: SearchDatabase, typed: string, wanted: Wanted): Promise<Finding> {
  const words = askedIn(typed)
  if (words.length === 0) return { hits: [], isCorrected: false }
  const asTyped = words.map((word) => [word])
  const found = await findDocuments(db, asTyped, wanted)
  const hits = hitsOf([...found.exact, ...found.words, ...found.inside], words.join(' '), words, false)
  if (found.exact.length > 0 || found.words.length > 0) return { hits, isCorrected: false }
  const alternatives = await correct(db, words)
  if (!alternatives) return { hits, isCorrected: false }
  const likely = alternatives.map(([first = '']) => first)
  const corrected = hitsOf(await findCorrected(db, alternatives, wanted), likely.join(' '), likely, true)
  const known = new Set(hits.map(({ kind, ref }) => `${kind}:${ref}`))
  return {
    hits: [...hits, ...corrected.filter(({ kind, ref }) => !known.has(`${kind}:${ref}`))],
    isCorrected: hits.length === 0 && corrected.length > 0,
  }
}
