import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase, openSearchDatabase, type SearchDatabase } from '#backend/db/database.ts'
import { readAnchor } from '#backend/room/anchors.store.ts'
import { logError } from '#contract/log-error.ts'
import { INDEXED_KINDS, type IndexedKind, KIND_CODES, type SearchDocument } from './document.ts'
import { readCursors, readStored, removeDocuments, setCursor, storedOf, writeDocuments } from './index.store.ts'
import { SOURCES, type SweepContext } from './sources.ts'

/** Rows of a kind that are compared at once, and those of one run: while much is new, more parts follow. */
const PART = 250
const PARTS_MAX = 8
/** Documents of one transaction. */
const AT_ONCE = 40

const isSame = (stored: ReturnType<typeof storedOf>, now: ReturnType<typeof storedOf>) =>
  stored.names === now.names && stored.brand === now.brand && stored.popularity === now.popularity

async function write(db: SearchDatabase, kind: IndexedKind, documents: readonly SearchDocument[]): Promise<void> {
  for (let at = 0; at < documents.length; at += AT_ONCE)
    await writeDocuments(db, kind, documents.slice(at, at + AT_ONCE))
}

/**
 * Compares the next part of a kind with the index: writes what differs, takes out what is no more. Answers where the next
 * part begins (0: at the beginning again), and how much was written.
 */
async function sweepPart(context: SweepContext, db: SearchDatabase, kind: IndexedKind, after: number) {
  const read = await SOURCES[kind](context, { after, limit: PART })
  const documents = read.filter(({ names }) => names.length > 0)
  const last = read.at(-1)?.ref
  const isEnd = last === undefined
  const stored = await readStored(db, kind, { after, last: last ?? Number.MAX_SAFE_INTEGER })
  const before = new Map(stored.map((row) => [row.ref, row]))
  const changed = documents.filter((document) => {
    const known = before.get(document.ref)
    return !known || !isSame(known, storedOf(document))
  })
  const kept = new Set(documents.map(({ ref }) => ref))
  const gone = stored.flatMap(({ ref }) => (kept.has(ref) ? [] : ref))
  await removeDocuments(db, kind, gone)
  await write(db, kind, changed)
  return { next: isEnd ? 0 : last, changes: changed.length + gone.length }
}

/** Goes on with a kind after an id: a part, and further ones while much of them is new. */
export async function sweepKind(
  context: SweepContext,
  db: SearchDatabase,
  kind: IndexedKind,
  from: number,
): Promise<void> {
  let after = from
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const { next, changes } = await sweepPart(context, db, kind, after)
    after = next
    if (after === 0 || changes < PART / 2) break
  }
  if (after !== from) await setCursor(db, kind, after)
}

/** Brings the next part of each kind up to date. A kind that fails is logged and keeps no other waiting. */
export async function sweepIndex(context: SweepContext): Promise<void> {
  const db = openSearchDatabase(context.env)
  const cursors = await readCursors(db)
  for (const kind of INDEXED_KINDS) {
    try {
      await sweepKind(context, db, kind, cursors.get(KIND_CODES[kind]) ?? 0)
    } catch (error) {
      logError({ event: 'search_not_swept', kind }, error)
    }
  }
}

/** Takes a user out of the index, under whatever kind she is there. */
export async function removeUserFromSearch(env: Env, uid: number): Promise<void> {
  const db = openSearchDatabase(env)
  const anchor = await readAnchor(openMatchDatabase(env), uid)
  if (anchor?.uid === uid) await removeDocuments(db, 'anchor', [anchor.id])
  for (const kind of ['user', 'expert'] as const) await removeDocuments(db, kind, [uid])
}
