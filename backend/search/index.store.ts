import type { SearchDatabase } from '#backend/db/database.ts'
import {
  foldedNames,
  GAP,
  type IndexedKind,
  indexedText,
  KIND_CODES,
  type SearchDocument,
  vocabularyOf,
} from './document.ts'
import { keysOf } from './typos.ts'

/** Rows of the index are in the order of kind, then popularity, so that a query reads the best ones and no more. */
export const KIND_STEP = 2 ** 40
export const POPULARITY_STEP = 2 ** 32
export const POPULARITY_MAX = 255

const PLACE = `kind * ${KIND_STEP} + popularity * ${POPULARITY_STEP} + serial`
/** A brand's own mark is a word between gaps, like all others. */
export const markOf = (brand: string | undefined): string => `${GAP}${brand ?? '*all*'}${GAP}`

interface Stored {
  ref: number
  popularity: number
  brand: string
  names: string
}

/** What the index has of a kind, of ids above `after` up to `last`. */
export const readStored = async (
  { $client: db }: SearchDatabase,
  kind: IndexedKind,
  { after, last }: { after: number; last: number },
): Promise<Stored[]> =>
  (
    await db
      .prepare('select ref, popularity, brand, names from search_documents where kind = ? and ref > ? and ref <= ?')
      .bind(KIND_CODES[kind], after, last)
      .all<Stored>()
  ).results

const removing = (db: D1Database, kind: IndexedKind, refs: readonly number[]): D1PreparedStatement[] => {
  const list = JSON.stringify(refs)
  const among = 'kind = ?1 and ref in (select value from json_each(?2))'
  return [
    db
      .prepare(`delete from search_names where rowid in (select ${PLACE} from search_documents where ${among})`)
      .bind(KIND_CODES[kind], list),
    db.prepare(`delete from search_documents where ${among}`).bind(KIND_CODES[kind], list),
  ]
}

/** Takes documents out of the index. */
export async function removeDocuments({ $client: db }: SearchDatabase, kind: IndexedKind, refs: readonly number[]) {
  if (refs.length > 0) await db.batch(removing(db, kind, refs))
}

/** A document as the index stores it. */
export const storedOf = ({ ref, popularity, brand, names }: SearchDocument): Stored => ({
  ref,
  popularity: Math.max(0, Math.min(POPULARITY_MAX, Math.round(popularity))),
  brand: markOf(brand),
  names: JSON.stringify(foldedNames(names)),
})

function wordsIn(documents: readonly SearchDocument[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const { names, popularity, isImpersonal } of documents)
    for (const word of isImpersonal ? vocabularyOf(foldedNames(names)) : [])
      words.set(word, Math.max(words.get(word) ?? 0, Math.round(popularity)))
  return words
}

/**
 * Writes documents, new ones and changed ones, in one transaction: at most a few dozen at once. A document keeps its serial; its row of the index
 * moves when its popularity does.
 */
export async function writeDocuments(
  { $client: db }: SearchDatabase,
  kind: IndexedKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map((document) => {
    const stored = storedOf(document)
    return { ...stored, text: indexedText(JSON.parse(stored.names) as string[]) }
  })
  const words = [...wordsIn(documents)].map(([word, popularity]) => ({ word, popularity, keys: keysOf(word) }))
  const list = JSON.stringify(rows)
  const from = (what: string) => `(select value ->> '${what}' from json_each(?2) where value ->> 'ref' = ref)`
  await db.batch([
    db
      .prepare(
        `delete from search_names where rowid in (select ${PLACE} from search_documents
          where kind = ?1 and ref in (select value ->> 'ref' from json_each(?2)))`,
      )
      .bind(KIND_CODES[kind], list),
    db
      .prepare(
        `insert into search_documents (kind, ref, popularity, brand, names)
          select ?1, value ->> 'ref', value ->> 'popularity', value ->> 'brand', value ->> 'names' from json_each(?2) where true
          on conflict (kind, ref) do update set popularity = excluded.popularity, brand = excluded.brand, names = excluded.names`,
      )
      .bind(KIND_CODES[kind], list),
    db
      .prepare(
        `insert into search_names (rowid, names, brand)
          select ${PLACE}, ${from('text')}, brand from search_documents
          where kind = ?1 and ref in (select value ->> 'ref' from json_each(?2))`,
      )
      .bind(KIND_CODES[kind], list),
    ...(words.length > 0
      ? [
          db
            .prepare(
              `insert into search_words (word, popularity) select value ->> 'word', value ->> 'popularity' from json_each(?1) where true
                on conflict (word) do update set popularity = excluded.popularity where excluded.popularity > search_words.popularity`,
            )
            .bind(JSON.stringify(words)),
          db
            .prepare(
              `insert or ignore into search_typos (key, word)
                select keys.value, words.value ->> 'word' from json_each(?1) as words, json_each(words.value, '$.keys') as keys`,
            )
            .bind(JSON.stringify(words)),
        ]
      : []),
  ])
}

/** Where a sweep of a kind goes on: after this id. */
export const readCursors = async ({ $client: db }: SearchDatabase): Promise<Map<number, number>> => {
  const { results } = await db.prepare('select kind, after from search_sweeps').all<{ kind: number; after: number }>()
  return new Map(results.map(({ kind, after }) => [kind, after]))
}

export const setCursor = async ({ $client: db }: SearchDatabase, kind: IndexedKind, after: number): Promise<void> => {
  await db
    .prepare(
      'insert into search_sweeps (kind, after) values (?, ?) on conflict (kind) do update set after = excluded.after',
    )
    .bind(KIND_CODES[kind], after)
    .run()
}
