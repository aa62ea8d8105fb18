import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { readWaitingFirst, type WaitingSearch } from '#backend/core/waiting-first.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { videoParts, videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { VIDEO_STATES, VIDEOS_UNSENT_MAX, type VideoAct, type VideoState } from '#contract/video-rules.ts'
import type { VideoRow } from './videos.store.ts'

export type NewVideo = typeof videos.$inferInsert

/** A literal text: with a bound value SQLite cannot use the partial index. */
const isUnsent = sql`state = 'uploading'`
const isOf = (id: number, uid: number) => and(eq(videos.id, id), eq(videos.uid, uid))

export async function countUnsent(db: AccountDatabase, uid: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)` })
    .from(videos)
    .where(and(eq(videos.uid, uid), sql`+${videos.state} = 'uploading' and ${videos.kind} = 'upload'`))
  return row?.total ?? 0
}

/** Stores an upload that begins; null when its user has as many as may be unsent. */
export async function insertUpload(db: AccountDatabase, video: NewVideo & { uid: number }): Promise<VideoRow | null> {
  const unsent = sql`(select count(*) from videos as other where other.uid = ${video.uid} and other.state = 'uploading'
    and other.kind = 'upload')`
  const [[row], dropped] = await db.batch([
    db.insert(videos).values(video).returning(),
    db
      .delete(videos)
      .where(and(eq(videos.key, video.key), sql`${unsent} > ${VIDEOS_UNSENT_MAX}`))
      .returning({ id: videos.id }),
  ])
  return row && dropped.length === 0 ? row : null
}

export const findOwn = async (db: AccountDatabase, id: number, uid: number): Promise<VideoRow | undefined> =>
  (await db.select().from(videos).where(isOf(id, uid)))[0]

/** A replay that is still on its way from the media server is nobody's business. */
const isForAuthor = sql`not (${videos.kind} = 'replay' and ${videos.uploadId} is not null)`

/** A user's videos, newest first. */
export const readOwn = (
  db: AccountDatabase,
  uid: number,
  { page, state }: { page?: number | undefined; state?: VideoState | undefined },
): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    // The plus keeps one user's from being looked for among all of a state.
    .where(and(eq(videos.uid, uid), isForAuthor, state && sql`+${videos.state} = ${state}`))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(PAGE_SIZE + 1)
    .offset(offsetOf(page))

/** Whoever has this lease goes on with the upload from now on; false when the file is whole. */
export async function takeLease(db: AccountDatabase, id: number, lease: string): Promise<boolean> {
  const taken = await db
    .update(videos)
    .set({ lease })
    .where(and(eq(videos.id, id), isNotNull(videos.uploadId)))
    .returning({ id: videos.id })
  return taken.length > 0
}

export const readParts = (db: AccountDatabase, videoId: number) =>
  db.select().from(videoParts).where(eq(videoParts.videoId, videoId)).orderBy(videoParts.part)

/** Remembers a part that R2 has; false when another has the lease by now, or the file is whole. */
export async function savePart(
  db: AccountDatabase,
  { id, lease }: Pick<VideoRow, 'id' | 'lease'>,
  part: number,
  etag: string,
): Promise<boolean> {
  const isHeld = sql`exists (select 1 from ${videos}
    where ${videos.id} = ${id} and ${videos.lease} = ${lease} and ${videos.uploadId} is not null)`
  const stored = await db
    .insert(videoParts)
    .select(sql`select ${id}, ${part}, ${etag} where ${isHeld}`)
    .onConflictDoUpdate({ target: [videoParts.videoId, videoParts.part], set: { etag } })
    .returning({ part: videoParts.part })
  return stored.length > 0
}

/** Forgets the parts of an upload: they are sent again. */
export const dropParts = (db: AccountDatabase, videoId: number) =>
  db.delete(videoParts).where(eq(videoParts.videoId, videoId))

/** The file is whole: nothing is sent any more. False when it was deleted meanwhile. */
export async function finishUpload(
  db: AccountDatabase,
  { id, uploadId }: Pick<VideoRow, 'id' | 'uploadId'>,
  facts: Pick<VideoRow, 'seconds' | 'width' | 'height' | 'updatedAt'>,
): Promise<boolean> {
  const [finished] = await db.batch([
    db
      .update(videos)
      .set({ ...facts, uploadId: null, lease: null })
      .where(and(eq(videos.id, id), sql`${videos.uploadId} = ${uploadId}`))
      .returning({ id: videos.id }),
    dropParts(db, id),
  ])
  return finished.length > 0
}

export type VideoChange = Partial<
  Pick<
    VideoRow,
    | 'title'
    | 'summary'
    | 'language'
    | 'gameId'
    | 'matchId'
    | 'match'
    | 'homeId'
    | 'awayId'
    | 'pictureAt'
    | 'chapters'
    | 'poster'
    | 'state'
    | 'publishedAt'
  >
>

/** Changes a video as it was read; false when it was changed or decided about meanwhile. */
export async function changeVideo(
  db: AccountDatabase,
  { id, revision, state, uploadId }: VideoRow,
  change: VideoChange,
  now: number,
): Promise<boolean> {
  const isAsRead = and(
    eq(videos.id, id),
    eq(videos.revision, revision),
    sql`+${videos.state} = ${state}`,
    uploadId === null ? isNull(videos.uploadId) : undefined,
  )
  const changed = await db
    .update(videos)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(isAsRead)
    .returning({ id: videos.id })
  return changed.length > 0
}

/** Deletes a video with what is known of its parts. */
export const deleteRow = async (db: AccountDatabase, id: number): Promise<void> => {
  await db.batch([db.delete(videos).where(eq(videos.id, id)), dropParts(db, id)])
}

export const readAllOf = (db: AccountDatabase, uid: number): Promise<VideoRow[]> =>
  db.select().from(videos).where(eq(videos.uid, uid))

/** Uploads that began before `before`, and replays before `replayBefore`, and were not sent to review; the oldest first. */
export const readUnsent = (
  db: AccountDatabase,
  { before, replayBefore, limit }: { before: number; replayBefore: number; limit: number },
): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(
      and(
        isUnsent,
        lt(videos.createdAt, before),
        // A replay of which not all has come in a day will not come.
        sql`(not (${videos.kind} = 'replay' and ${videos.uploadId} is null) or ${videos.createdAt} < ${replayBefore})`,
      ),
    )
    .orderBy(videos.createdAt)
    .limit(limit)

/** Whether a video is still as it was read, for a decision about it. */
export const isReviewed = ({ id, revision, state }: VideoRow): SQL =>
  sql`exists (select 1 from ${videos} where ${videos.id} = ${id} and ${videos.revision} = ${revision}
    and ${videos.state} = ${state})`

const AFTER = { publish: 'published', refuse: 'failed', take_off: 'off' } as const satisfies Record<
  VideoAct,
  VideoState
>

/** The statement of a decision, where `where` holds. What was public before keeps its age. */
export const decideStatement = (
  db: AccountDatabase,
  { id }: VideoRow,
  { act, reason, now }: { act: VideoAct; reason: string; now: number },
  where: SQL,
) =>
  db
    .update(videos)
    .set({
      state: AFTER[act],
      reason: act === 'publish' ? null : reason,
      updatedAt: now,
      revision: sql`${videos.revision} + 1`,
      ...(act === 'publish' ? { publishedAt: sql`coalesce(${videos.publishedAt}, ${now})` } : {}),
    })
    .where(and(eq(videos.id, id), where))
    .returning({ id: videos.id })

interface VideoSearch extends WaitingSearch {
  uid?: number
  id?: number
  state?: VideoState
}

/**
 * A part of the videos, with the names of their authors: those under review first, the oldest of them first. Without those that
 * were not sent, unless they are asked for.
 */
export async function searchVideos(db: AccountDatabase, { uid, id, state, ...search }: VideoSearch) {
  const read = (where: SQL) =>
    db
      .select({ video: videos, username: accounts.username })
      .from(videos)
      .leftJoin(accounts, eq(accounts.uid, videos.uid))
      .where(where)
  if (id !== undefined) return { rows: await read(and(eq(videos.id, id), sql`state <> 'uploading'`) as SQL) }
  const asked = {
    table: videos,
    // Those of a user, and those that were not sent, are in the order in which they were begun.
    ...{ id: videos.id, time: uid !== undefined || state === 'uploading' ? videos.createdAt : videos.updatedAt },
    hasText: (wanted: string) =>
      isMeant({ numbers: [videos.id, videos.uid], columns: [videos.title], uid: videos.uid }, wanted),
    states: state === undefined ? VIDEO_STATES.filter((each) => each !== 'uploading') : [state],
    filterOf: (each: VideoState) => {
      // A literal text, for the partial indexes.
      const isIn = sql.raw(`state = '${each}'`)
      return uid === undefined ? isIn : sql`uid = ${uid} and +${isIn}`
    },
    ...{ read, idOf: ({ video }: { video: VideoRow }) => video.id },
  }
  return readWaitingFirst(db, asked, search)
}

/** Stores the video of a simulated match; nothing when it is there already. */
export const insertSimulated = (db: AccountDatabase, video: NewVideo & { simulated: string }) =>
  db.insert(videos).values(video).onConflictDoNothing({ target: videos.simulated })

export async function knownSimulated(db: AccountDatabase, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: videos.simulated })
    .from(videos)
    .where(inArray(videos.simulated, [...keys]))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** Simulated videos of before `before`. */
export const oldSimulated = (db: AccountDatabase, before: number, limit: number): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(isNotNull(videos.simulated), lt(videos.publishedAt, before)))
    .orderBy(videos.publishedAt)
    .limit(limit)
