import { and, count, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { notices } from '#backend/db/accounts/schema/notices.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'

export type NewNotice = typeof notices.$inferInsert

/** Stores a notice, unless the user has one with the same `intent`; whether it was stored. */
export const insertNotice = async (db: AccountDatabase, row: NewNotice): Promise<boolean> =>
  (await db.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id })).length > 0

/** Stores the same notice for several users, under an intent of each; the uids of those who did not have it. */
export async function insertNotices(
  db: AccountDatabase,
  uids: readonly number[],
  { type, params, intent, createdAt }: Omit<NewNotice, 'uid' | 'id'> & { intent: string },
): Promise<number[]> {
  const rows = uids.map((uid) => ({ id: randomRowId(), uid }))
  const stored = await db
    .insert(notices)
    .select(
      sql`select value ->> 'id', value ->> 'uid', ${type}, ${JSON.stringify(params)}, ${intent} || ':' || (value ->> 'uid'), ${createdAt}, null
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing()
    .returning({ uid: notices.uid })
  return stored.map(({ uid }) => uid)
}

/**
 * The statement that stores a notice where `where` holds, for one batch with what it tells of; it answers with a row when
 * the notice is new.
 */
export function noticeStatement(db: AccountDatabase, row: NewNotice & { intent: string }, where: SQL) {
  const { uid, type, params, intent, createdAt } = row
  return db
    .insert(notices)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${type}, ${JSON.stringify(params)}, ${intent}, ${createdAt}, null where ${where}`,
    )
    .onConflictDoNothing()
    .returning({ id: notices.id })
}

const unreadOf = (uid: number) => and(eq(notices.uid, uid), isNull(notices.readAt))

export async function countUnread(db: AccountDatabase, uid: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(unreadOf(uid))
  return row?.total ?? 0
}

/** A page of a user's notices, the newest first; pages count from 1. */
export async function listNoticeRows(db: AccountDatabase, uid: number, page: number, isUnreadOnly: boolean) {
  const filter = isUnreadOnly ? unreadOf(uid) : eq(notices.uid, uid)
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(notices)
      .where(filter)
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(notices).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Marks one notice as read, or all of them. */
export const markRead = (db: AccountDatabase, uid: number, id: number | undefined, readAt: number) =>
  db
    .update(notices)
    .set({ readAt })
    .where(and(unreadOf(uid), id === undefined ? undefined : eq(notices.id, id)))

export const deleteNotice = (db: AccountDatabase, uid: number, id: number) =>
  db.delete(notices).where(and(eq(notices.uid, uid), eq(notices.id, id)))

const KEPT_MS = 365 * 24 * 3_600_000
const REMOVED_MAX = 2_000

/** Removes what is older than a year, read or not. */
export async function removeOldNotices(db: AccountDatabase, now: number): Promise<void> {
  const old = db
    .select({ id: notices.id })
    .from(notices)
    .where(lte(notices.createdAt, now - KEPT_MS))
    .limit(REMOVED_MAX)
  await db.delete(notices).where(inArray(notices.id, old))
}
