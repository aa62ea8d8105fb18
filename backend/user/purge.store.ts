import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '#backend/db/database.ts'
import { attention } from '#backend/db/schema/attention.ts'
import { balanceRecords } from '#backend/db/schema/balance-records.ts'
import { feedback } from '#backend/db/schema/feedback.ts'
import { fanCounts, follows, likes } from '#backend/db/schema/follows.ts'
import { intents } from '#backend/db/schema/intents.ts'
import { loginCodes } from '#backend/db/schema/login-codes.ts'
import { notices } from '#backend/db/schema/notices.ts'
import { outbox } from '#backend/db/schema/outbox.ts'
import { reservations } from '#backend/db/schema/reservations.ts'
import { sessions } from '#backend/db/schema/sessions.ts'
import { identities } from '#backend/db/schema/third-party.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

/** The last character there is, above every key with the prefix. */
const LAST = '\u{10ffff}'

/** Keys with a prefix, by their index: `like` would read them all. */
const beginsWith = (column: SQLiteColumn, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}${LAST}`))

const isDue = (uid: number, now: number) => and(eq(users.uid, uid), lte(users.deletingAt, now))

/** The counts of whom and what she follows. */
const isFannedBy = (uid: number): SQL =>
  sql`(${fanCounts.kind}, ${fanCounts.targetId}) in
    (select ${follows.kind}, ${follows.targetId} from ${follows} where ${follows.uid} = ${uid})`

/** Whether the grace of an account has ended and she did not take it back. */
export const isToBePurged = async (db: Database, uid: number, now: number): Promise<boolean> =>
  (await db.select({ uid: users.uid }).from(users).where(isDue(uid, now))).length > 0

/** The account first, if it is due at that moment; each of the others only when it is gone. */
export function removalsOf(db: Database, { uid, email, phone }: UserRow, now: number) {
  const contacts = [email, phone].filter((contact) => contact !== null)
  const isGone = sql`not exists (select 1 from ${users} where ${users.uid} = ${uid})`
  const isFollowedUser = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  return [
    db.delete(users).where(isDue(uid, now)).returning({ uid: users.uid }),
    db.delete(sessions).where(and(eq(sessions.uid, uid), isGone)),
    db.delete(identities).where(and(eq(identities.uid, uid), isGone)),
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(isFannedBy(uid), isGone)),
    db.delete(fanCounts).where(and(eq(fanCounts.kind, 'user'), eq(fanCounts.targetId, uid), isGone)),
    db.delete(follows).where(and(or(eq(follows.uid, uid), isFollowedUser), isGone)),
    db.delete(likes).where(and(eq(likes.uid, uid), isGone)),
    db.delete(attention).where(and(eq(attention.uid, uid), isGone)),
    db.delete(reservations).where(and(eq(reservations.uid, uid), isGone)),
    db.delete(notices).where(and(eq(notices.uid, uid), isGone)),
    // What others were told of her names her.
    db.delete(notices).where(and(beginsWith(notices.intent, `new_fan:${uid}:`), isGone)),
    db.delete(feedback).where(and(eq(feedback.uid, uid), isGone)),
    db.delete(balanceRecords).where(and(eq(balanceRecords.uid, uid), isGone)),
    db.delete(intents).where(and(beginsWith(intents.key, `u${uid}|`), isGone)),
    db.delete(loginCodes).where(and(inArray(loginCodes.identifier, contacts), isGone)),
    db.delete(outbox).where(and(inArray(outbox.to, contacts), isGone)),
    db
      .update(users)
      .set({ invitedBy: null })
      .where(and(eq(users.invitedBy, uid), isGone)),
  ] as const
}

/**
 * Removes every row of a user in one transaction, unless she took the account back; whether it did. The audit log
 * keeps her uid: nothing is deleted in it.
 */
export async function removeEverything(db: Database, row: UserRow, now: number): Promise<boolean> {
  const [gone] = await db.batch(removalsOf(db, row, now))
  return gone.length > 0
}

/** Takes a deletion back while its grace runs; false when it has ended, or the account is gone. */
export async function takeBack(db: Database, uid: number, now: number): Promise<boolean> {
  const hasGrace = sql`(${users.deletingAt} is null or ${users.deletingAt} > ${now})`
  const rows = await db
    .update(users)
    .set({ deletingAt: null })
    .where(and(eq(users.uid, uid), hasGrace))
    .returning({ uid: users.uid })
  return rows.length > 0
}
