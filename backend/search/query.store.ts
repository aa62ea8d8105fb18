import type { SearchDatabase } from '#backend/db/database.ts'
import { EDGE, GAP, type IndexedKind, KIND_CODES } from './document.ts'
import { wordsOf } from './fold.ts'
import { KIND_STEP, markOf } from './index.store.ts'

export interface Found {
  kind: number
  ref: number
  popularity: number
  /** Folded names, as JSON. */
  names: string
}

/** How many documents are read by each of the three ways of finding. */
export interface Limits {
  exact: number
  words: number
  inside: number
}

/** What was asked for: of each word, one way to write it or several. */
export type AskedWords = readonly (readonly string[])[]

/** Fewer letters are found only where a word begins. */
export const TRIGRAM = 3

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const among = (phrases: readonly string[]) => `(${phrases.map(quoted).join(' OR ')})`
const allOf = (parts: readonly string[]) => parts.join(' AND ')

const wholeName = (words: AskedWords) => quoted(EDGE + words.map(([first = '']) => GAP + first).join('') + GAP + EDGE)
const beginnings = (words: AskedWords) => allOf(words.map((each) => among(each.map((word) => GAP + word))))

function insides(words: AskedWords): string | undefined {
  const long = words.filter(([first = '']) => [...first].length >= TRIGRAM)
  return long.length > 0 ? allOf(long.map(among)) : undefined
}

/** Kinds of which some are of one brand only. */
const OF_BRANDS: ReadonlySet<IndexedKind> = new Set(['news', 'goods', 'video'])

/**
 * The kinds that have a match, each found below the one before: a kind without one costs nothing. Of each the first
 * documents are read in order, no further than the limit. An index row's number has kind and popularity in front.
 */
const FIND = `
  with recursive kinds(kind) as (
    select (select rowid from search_names where search_names match ?1 order by rowid desc limit 1) / ${KIND_STEP}
    union all
    select (select rowid from search_names where search_names match ?1 and rowid < kinds.kind * ${KIND_STEP} order by rowid desc limit 1)
      / ${KIND_STEP} from kinds where kinds.kind is not null
  )
  select document.kind, document.ref, document.popularity, document.names
  from kinds cross join search_documents as document
  where kinds.kind in (select value from json_each(?4)) and document.serial in (
    select rowid & 4294967295 from search_names
    where search_names match iif(kinds.kind in (select value from json_each(?5)), ?2, ?1)
      and rowid >= kinds.kind * ${KIND_STEP} and rowid < (kinds.kind + 1) * ${KIND_STEP}
    order by rowid desc limit ?3
  )`

/** Whether a kind has as many documents as are read, so that there may be more. */
function isFull(found: readonly Found[], limit: number): boolean {
  const counts = new Map<number, number>()
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts.values()].some((count) => count >= limit)
}

/**
 * Documents with these corrected words, as `findDocuments` without the letters inside of words. A name that is just this has
 * words that begin so: it is the dearest to look for, so that is done only where one may be behind the most popular ones.
 */
export async function findCorrected(
  db: SearchDatabase,
  words: AskedWords,
  wanted: { kinds: readonly IndexedKind[]; brand: string | undefined; limits: Limits },
): Promise<Found[]> {
  const { limits } = wanted
  const begun = await findDocuments(db, words, { ...wanted, limits: { ...limits, exact: 0, inside: 0 } })
  if (!isFull(begun.words, limits.words)) return begun.words
  const whole = await findDocuments(db, words, { ...wanted, limits: { ...limits, words: 0, inside: 0 } })
  return [...whole.exact, ...begun.words]
}

/**
 * Documents with these words, of each kind the most popular ones: with a name that is just this, with words that begin so,
 * with the letters anywhere. A limit of 0 looks for none.
 */
export async function findDocuments(
  { $client: db }: SearchDatabase,
  words: AskedWords,
  { kinds, brand, limits }: { kinds: readonly IndexedKind[]; brand: string | undefined; limits: Limits },
): Promise<{ exact: Found[]; words: Found[]; inside: Found[] }> {
  const ofBrand = `brand : ${among([markOf(undefined), ...(brand === undefined ? [] : [markOf(brand)])])}`
  const codes = (some: readonly IndexedKind[]) => JSON.stringify(some.map((kind) => KIND_CODES[kind]))
  const [wanted, ofBrands] = [codes(kinds), codes([...OF_BRANDS])]
  const inside = insides(words)
  const ways = [
    { way: 'exact', match: wholeName(words) } as const,
    { way: 'words', match: beginnings(words) } as const,
    ...(inside ? [{ way: 'inside', match: inside } as const] : []),
  ].filter(({ way }) => limits[way] > 0)
  const answers = await db.batch<Found>(
    ways.map(({ way, match }) => {
      const names = `names : (${match})`
      return db.prepare(FIND).bind(names, `${names} AND ${ofBrand}`, limits[way], wanted, ofBrands)
    }),
  )
  const of = (asked: keyof Limits) => answers[ways.findIndex(({ way }) => way === asked)]?.results ?? []
  return {
    exact: of('exact'),
    words: of('words'),
    inside: of('inside'),
  }
}

export interface KnownWord {
  word: string
  popularity: number
}

/** Words that share a key are read no further than this. */
const NEIGHBOURS_MAX = 300

/** And so many whose keys begin alike: the end of the word is not typed yet. */
const BEGINNINGS_MAX = 60

/** For each word, whether some known word begins with it, and those with one of its keys, or keys with one of its beginnings. */
export async function readNeighbours(
  { $client: db }: SearchDatabase,
  asked: readonly { word: string; keys: readonly string[]; beginnings: readonly string[] }[],
): Promise<{ isKnown: boolean; neighbours: KnownWord[] }[]> {
  const wordsWith = (condition: string, limit: number) =>
    db.prepare(
      `select word, popularity from search_words where word in (select word from search_typos where ${condition} limit ${limit})`,
    )
  const statements = asked.map(({ word, keys, beginnings }) => [
    db
      .prepare('select word, popularity from search_words where word >= ?1 and word < ?2 limit 1')
      .bind(word, `${word}\uffff`),
    wordsWith('key in (select value from json_each(?1))', NEIGHBOURS_MAX).bind(JSON.stringify(keys)),
    // A statement each: D1 takes few parts of one.
    ...beginnings.map((key) => wordsWith('key > ?1 and key < ?2', BEGINNINGS_MAX).bind(key, `${key}\uffff`)),
  ])
  const answers = await db.batch<KnownWord>(statements.flat())
  let at = 0
  return statements.map(({ length }) => {
    const [known, ...near] = answers.slice(at, at + length).map(({ results }) => results)
    at += length
    const neighbours = new Map(near.flat().map((each) => [each.word, each]))
    return { isKnown: (known?.length ?? 0) > 0, neighbours: [...neighbours.values()] }
  })
}

/** Names that have every word at the beginning of one of theirs. */
export const hasWords = (name: string, words: readonly string[]): boolean => {
  const own = wordsOf(name)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}
