import { and, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { readWaitingFirst, type WaitingSearch } from '#backend/core/waiting-first.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { idPhotos, streamerApplications } from '#backend/db/accounts/schema/streamer-applications.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { holdsRole } from '#backend/identity/roles.store.ts'
import { APPLICATION_STATES, type ApplicationState, ID_PHOTO_KINDS } from '#contract/streamer-rules.ts'

export type ApplicationRow = typeof streamerApplications.$inferSelect
export type NewApplication = typeof streamerApplications.$inferInsert & { id: number }
export type IdPhotoRow = typeof idPhotos.$inferSelect
type NewPhoto = Omit<IdPhotoRow, 'applicationId' | 'deleteAt'>

/** Photos that no application follows are deleted after a day. */
const WAITING_MS = 24 * 3_600_000

/** Photos of a user that wait for an application: not those that the sweep may be deleting. */
const waitingOf = (uid: number, now: number): SQL =>
  and(eq(idPhotos.uid, uid), isNull(idPhotos.applicationId), gt(idPhotos.deleteAt, now)) as SQL

/** A user's last application. */
export async function lastApplication(db: AccountDatabase, uid: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(streamerApplications)
    .where(eq(streamerApplications.uid, uid))
    .orderBy(desc(streamerApplications.createdAt), desc(streamerApplications.id))
    .limit(1)
  return row
}

export async function findApplication(db: AccountDatabase, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(streamerApplications).where(eq(streamerApplications.id, id))
  return row
}

/** The photos that a user has ready for an application. */
export const waitingPhotos = (db: AccountDatabase, uid: number, now: number): Promise<IdPhotoRow[]> =>
  db.select().from(idPhotos).where(waitingOf(uid, now))

export const photosOf = (db: AccountDatabase, applicationId: number): Promise<IdPhotoRow[]> =>
  db.select().from(idPhotos).where(eq(idPhotos.applicationId, applicationId))

export async function findPhoto(db: AccountDatabase, id: number): Promise<IdPhotoRow | undefined> {
  const [row] = await db.select().from(idPhotos).where(eq(idPhotos.id, id))
  return row
}

/** Keeps a photo for the next application in place of one of the same kind; returns that. */
export async function keepPhoto(db: AccountDatabase, photo: NewPhoto): Promise<Pick<IdPhotoRow, 'id' | 'uid'>[]> {
  const { uid, kind, createdAt } = photo
  const [replaced] = await db.batch([
    db
      .delete(idPhotos)
      .where(and(eq(idPhotos.uid, uid), eq(idPhotos.kind, kind), isNull(idPhotos.applicationId)))
      .returning({ id: idPhotos.id, uid: idPhotos.uid }),
    db.insert(idPhotos).values({ ...photo, deleteAt: createdAt + WAITING_MS }),
  ])
  return replaced
}

/**
 * Stores an application with the three photos that wait for it; false when a photo is missing by now, or there is one
 * under review already.
 */
export async function insertApplication(db: AccountDatabase, row: NewApplication): Promise<boolean> {
  const hasPhotos = sql`(select count(*) from ${idPhotos} where ${waitingOf(row.uid, row.createdAt)}) = ${ID_PHOTO_KINDS.length}`
  const isStored = sql`exists (select 1 from ${streamerApplications} where ${eq(streamerApplications.id, row.id)})`
  const values = sql`${row.id}, ${row.uid}, ${row.state}, ${row.papers}, ${row.keyId}, ${row.idDigest},
    ${row.introduction}, ${row.content}, null, ${row.createdAt}, null, null`
  const [stored] = await db.batch([
    db
      .insert(streamerApplications)
      .select(sql`select ${values} where ${hasPhotos}`)
      .onConflictDoNothing()
      .returning({ id: streamerApplications.id }),
    db
      .update(idPhotos)
      .set({ applicationId: row.id, deleteAt: null })
      .where(and(waitingOf(row.uid, row.createdAt), isStored)),
  ])
  return stored.length > 0
}

/** What an application would have led to for who became a streamer without one, so that there is something to ban. */
export const grantedApplication = (uid: number, now: number): ApplicationRow => ({
  id: randomRowId(),
  uid,
  state: 'successful',
  papers: null,
  keyId: null,
  idDigest: null,
  introduction: '',
  content: '',
  reason: null,
  createdAt: now,
  decidedAt: now,
  wasStreamer: null,
})

/**
 * The statement that stores it, for the batch of the decision; nothing where the role is gone, an application is under review
 * or successful, or another one followed.
 */
export function insertGranted(db: AccountDatabase, { id, uid, createdAt }: ApplicationRow, where: SQL) {
  const values = sql`${id}, ${uid}, 'successful', null, null, null, '', '', null, ${createdAt}, ${createdAt}, null`
  const isOther = sql`exists (select 1 from ${streamerApplications}
    where uid = ${uid} and (state in ('reviewing', 'successful') or created_at >= ${createdAt}))`
  return db
    .insert(streamerApplications)
    .select(sql`select ${values} where ${and(holdsRole(sql`${uid}`, 'anchor'), where)} and not ${isOther}`)
}

/** Whether somebody with this ID number is banned from streaming. */
export async function isBannedId(db: AccountDatabase, idDigest: string): Promise<boolean> {
  const [row] = await db
    .select({ id: streamerApplications.id })
    .from(streamerApplications)
    .where(and(eq(streamerApplications.idDigest, idDigest), eq(streamerApplications.state, 'banned')))
    .limit(1)
  return row !== undefined
}

const SAME_ID_MAX = 20

/** Other accounts that applied with the same ID number. */
export const othersWithId = (db: AccountDatabase, { uid, idDigest }: Pick<ApplicationRow, 'uid' | 'idDigest'>) =>
  db
    .select({ uid: streamerApplications.uid, state: streamerApplications.state, username: accounts.username })
    .from(streamerApplications)
    .leftJoin(accounts, eq(accounts.uid, streamerApplications.uid))
    .where(and(eq(streamerApplications.idDigest, idDigest ?? ''), ne(streamerApplications.uid, uid)))
    .orderBy(desc(streamerApplications.createdAt))
    .limit(SAME_ID_MAX)

interface ApplicationSearch extends WaitingSearch {
  uid?: number
  state?: ApplicationState
}

/** A part of the applications with their users' names; those under review first, the oldest of them first. */
export const searchApplications = (db: AccountDatabase, { uid, state, ...search }: ApplicationSearch) =>
  readWaitingFirst(
    db,
    {
      table: streamerApplications,
      ...{ id: streamerApplications.id, time: streamerApplications.createdAt },
      // What staff see of an application in a list is its user's name.
      hasText: (wanted) =>
        isMeant(
          { numbers: [streamerApplications.id, streamerApplications.uid], columns: [], uid: streamerApplications.uid },
          wanted,
        ),
      states: APPLICATION_STATES.filter((each) => state === undefined || each === state),
      // The plus keeps one user's from being looked for among all of a state.
      filterOf: (each) => (uid === undefined ? sql`state = ${each}` : sql`uid = ${uid} and +state = ${each}`),
      read: (where) =>
        db
          .select({ application: streamerApplications, username: accounts.username })
          .from(streamerApplications)
          .leftJoin(accounts, eq(accounts.uid, streamerApplications.uid))
          .where(where),
      idOf: ({ application }) => application.id,
    },
    search,
  )

/** Whether an application is its user's last one, when the statement runs. */
export const isLast = (id: number, uid: number): SQL =>
  sql`${id} = (select id from ${streamerApplications} where uid = ${uid} order by created_at desc, id desc limit 1)`

/** Whether an application is in one of these states, when the statement runs. */
export const isInState = (id: number, states: readonly ApplicationState[]): SQL =>
  sql`exists (select 1 from ${streamerApplications} where ${and(
    eq(streamerApplications.id, id),
    inArray(streamerApplications.state, [...states]),
  )})`

interface Move {
  from: readonly ApplicationState[]
  to: ApplicationState
  reason: string
  /** Whether it takes the role of a streamer; as it was when left out. */
  wasStreamer?: boolean
  now: number
  /** When its photos are deleted. */
  deleteAt: number
}

/** The statements of a decision, for one batch: the application itself, which answers with its row, and its photos. */
export const moveApplication = (
  db: AccountDatabase,
  id: number,
  { from, to, reason, wasStreamer, now, deleteAt }: Move,
  where: SQL,
) =>
  [
    db
      .update(idPhotos)
      .set({ deleteAt })
      .where(and(eq(idPhotos.applicationId, id), isNull(idPhotos.deleteAt), isInState(id, from), where)),
    db
      .update(streamerApplications)
      .set({ state: to, reason, decidedAt: now, ...(wasStreamer === undefined ? {} : { wasStreamer }) })
      .where(and(eq(streamerApplications.id, id), inArray(streamerApplications.state, [...from]), where))
      .returning(),
  ] as const

const PER_RUN_MAX = 200

/** Photos whose time has come. */
export const photosToDelete = (db: AccountDatabase, now: number): Promise<Pick<IdPhotoRow, 'id' | 'uid'>[]> =>
  db
    .select({ id: idPhotos.id, uid: idPhotos.uid })
    .from(idPhotos)
    .where(lte(idPhotos.deleteAt, now))
    .orderBy(idPhotos.deleteAt)
    .limit(PER_RUN_MAX)

/** Forgets a photo that could not be stored. */
export const removePhoto = (db: AccountDatabase, id: number) => db.delete(idPhotos).where(eq(idPhotos.id, id))

/** Forgets photos that were deleted; none that an application took meanwhile. */
export const forgetPhotos = (db: AccountDatabase, ids: readonly number[], now: number) =>
  db
    .delete(idPhotos)
    .where(
      and(sql`${idPhotos.id} in (select value from json_each(${JSON.stringify(ids)}))`, lte(idPhotos.deleteAt, now)),
    )

/** Deletes the papers of applications that failed before `before`. */
export const deleteOldPapers = (db: AccountDatabase, before: number) =>
  db
    .update(streamerApplications)
    .set({ papers: null, keyId: null, idDigest: null })
    .where(sql`state = 'failed' and papers is not null and ${lte(streamerApplications.decidedAt, before)}`)
