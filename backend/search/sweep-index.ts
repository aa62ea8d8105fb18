import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase, openSearchDatabase, type SearchDatabase } from '#backend/db/database.ts'
import { readAnchor } from '#backend/room/anchors.store.ts'
import { logError } from '#contract/log-error.ts'
import { INDEXED_KINDS, type IndexedKind, KIND_CODES, type SearchDocument } from './document.ts'
import { readCursors, readStored, removeDocuments, setCursor, storedOf, writeDocuments } from './index.store.ts'
import { SOURCES, type SweepContext } from './sources.ts'

/** Rows of a kind that are compared at once, and parts of a kind in one run. */
const PART = 250
const PARTS_MAX = 8
/** A run goes on with a kind until so many of it are found to be as they were: comparing costs little beside writing. */
const COMPARED_MAX = 1000
/** Documents of all kinds that are written in one run, but for the first part of each kind: D1 takes 1,000 statements of a run. */
const WRITTEN_MAX = 3000
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
 * part begins (0: at the beginning again), how much was as it was, and how much was written.
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
  return { next: isEnd ? 0 : last, same: documents.length - changed.length, changes: changed.length + gone.length }
}

/**
 * Goes on with a kind after an id: a part, and further ones until enough was compared or, with what was `written` before,
 * written. Answers how much is written now.
 */
export async function sweepKind(
  context: SweepContext,
  db: SearchDatabase,
  kind: IndexedKind,
  from: number,
  written = 0,
): Promise<number> {
  let after = from
  let [compared, changed] = [0, written]
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const { next, same, changes } = await sweepPart(context, db, kind, after)
    after = next
    compared += same
    changed += changes
    if (after === 0 || compared >= COMPARED_MAX || changed >= WRITTEN_MAX) break
  }
  if (after !== from) await setCursor(db, kind, after)
  return changed
}

/** Brings the next parts of each kind up to date. A kind that fails is logged and keeps no other waiting. */
export async function sweepIndex(context: SweepContext): Promise<void> {
  const db = openSearchDatabase(context.env)
  const cursors = await readCursors(db)
  let written = 0
  for (const kind of INDEXED_KINDS) {
    try {
      written = await sweepKind(context, db, kind, cursors.get(KIND_CODES[kind]) ?? 0, written)
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
