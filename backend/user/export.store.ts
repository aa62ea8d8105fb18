import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { attention } from '#backend/db/schema/attention.ts'
import { balanceRecords } from '#backend/db/schema/balance-records.ts'
import { feedback } from '#backend/db/schema/feedback.ts'
import { follows, likes } from '#backend/db/schema/follows.ts'
import { notices } from '#backend/db/schema/notices.ts'
import { reservations } from '#backend/db/schema/reservations.ts'
import { sessions } from '#backend/db/schema/sessions.ts'
import { identities } from '#backend/db/schema/third-party.ts'
import { users } from '#backend/db/schema/users.ts'

/** Every row about a user, without what only guards her account: digests of tokens and of the password. */
export async function readEverything(db: Database, uid: number) {
  const { id, userAgent, country, createdAt, seenAt, expiresAt } = sessions
  const [accounts, openSessions, bindings, followed, liked, favourites, reserved, told, written, balance] =
    await db.batch([
      db.select().from(users).where(eq(users.uid, uid)),
      db.select({ id, userAgent, country, createdAt, seenAt, expiresAt }).from(sessions).where(eq(sessions.uid, uid)),
      db
        .select({ type: identities.type, name: identities.name, createdAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.uid, uid)),
      db.select().from(follows).where(eq(follows.uid, uid)),
      db.select().from(likes).where(eq(likes.uid, uid)),
      db.select().from(attention).where(eq(attention.uid, uid)),
      db.select().from(reservations).where(eq(reservations.uid, uid)),
      db.select().from(notices).where(eq(notices.uid, uid)),
      db.select().from(feedback).where(eq(feedback.uid, uid)),
      db.select().from(balanceRecords).where(eq(balanceRecords.uid, uid)),
    ])
  return {
    account: accounts[0],
    sessions: openSessions,
    thirdParties: bindings,
    follows: followed,
    likes: liked,
    favourites,
    reservations: reserved,
    notices: told,
    feedback: written,
    balanceRecords: balance,
  }
}
