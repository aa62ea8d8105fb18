import { and, eq, inArray, like, or } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { attention } from '#backend/db/schema/attention.ts'
import { balanceRecords } from '#backend/db/schema/balance-records.ts'
import { feedback } from '#backend/db/schema/feedback.ts'
import { follows, likes } from '#backend/db/schema/follows.ts'
import { intents } from '#backend/db/schema/intents.ts'
import { loginCodes } from '#backend/db/schema/login-codes.ts'
import { notices } from '#backend/db/schema/notices.ts'
import { outbox } from '#backend/db/schema/outbox.ts'
import { reservations } from '#backend/db/schema/reservations.ts'
import { sessions } from '#backend/db/schema/sessions.ts'
import { identities } from '#backend/db/schema/third-party.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

/** Removes every row of a user in one transaction. The audit log keeps her uid: nothing is deleted in it. */
export async function removeEverything(db: Database, { uid, email, phone }: UserRow): Promise<void> {
  const contacts = [email, phone].filter((contact) => contact !== null)
  const isFollowedUser = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  await db.batch([
    db.delete(sessions).where(eq(sessions.uid, uid)),
    db.delete(identities).where(eq(identities.uid, uid)),
    db.delete(follows).where(or(eq(follows.uid, uid), isFollowedUser)),
    db.delete(likes).where(eq(likes.uid, uid)),
    db.delete(attention).where(eq(attention.uid, uid)),
    db.delete(reservations).where(eq(reservations.uid, uid)),
    db.delete(notices).where(eq(notices.uid, uid)),
    db.delete(feedback).where(eq(feedback.uid, uid)),
    db.delete(balanceRecords).where(eq(balanceRecords.uid, uid)),
    db.delete(intents).where(like(intents.key, `u${uid}|%`)),
    db.delete(loginCodes).where(inArray(loginCodes.identifier, contacts)),
    db.delete(outbox).where(inArray(outbox.to, contacts)),
    db.update(users).set({ invitedBy: null }).where(eq(users.invitedBy, uid)),
    db.delete(users).where(eq(users.uid, uid)),
  ])
}
