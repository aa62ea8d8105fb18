import { and, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { STAFF_ROLES } from '#contract/call.ts'
import { holdsAnyRole } from './roles.store.ts'

/** A session of staff ends this long after the sign-in, however often it is used; others after 30 days unused. */
const STAFF_SESSION_MS = 12 * 3_600_000

/** Whether a session is too old for staff: of somebody who was granted a role since, too. */
export const isTooOldForStaff = (now: number) => lte(sessions.createdAt, now - STAFF_SESSION_MS)

/** Of an account whose grace period has ended: it counts as deleted before it is purged. */
const isOfDeleted = (now: number): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.uid} = ${sessions.uid} and ${accounts.deletingAt} <= ${now})`

export const isOpen = (now: number): SQL | undefined =>
  and(
    gt(sessions.expiresAt, now),
    not(and(isTooOldForStaff(now), holdsAnyRole(sessions.uid, STAFF_ROLES)) as SQL),
    not(isOfDeleted(now)),
  )

/** Whether a session of a user is open, read from the database and not from the viewer cache. */
export const isSessionOpen = async (db: AccountDatabase, uid: number, id: string, now: number): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.uid, uid), isOpen(now)))
  ).length > 0
