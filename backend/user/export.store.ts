import { desc, eq } from 'drizzle-orm'
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

/** What is kept without end comes to the newest so many of each kind. */
export const EXPORTED_MAX = 10_000

/** Every row about a user, without what only guards her account: digests of tokens and of the password. */
export async function readEverything(db: Database, uid: number) {
  const { id, userAgent, country, createdAt, seenAt, expiresAt } = sessions
  const [accounts, openSessions, bindings, followed, liked, favourites, reserved, told, written, balance] =
    await db.batch([
      db.select().from(users).where(eq(users.uid, uid)),
      db
        .select({ id, userAgent, country, createdAt, seenAt, expiresAt })
        .from(sessions)
        .where(eq(sessions.uid, uid))
        .orderBy(desc(seenAt))
        .limit(EXPORTED_MAX),
      db
        .select({ type: identities.type, name: identities.name, createdAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.uid, uid))
        .limit(EXPORTED_MAX),
      db.select().from(follows).where(eq(follows.uid, uid)).orderBy(desc(follows.createdAt)).limit(EXPORTED_MAX),
      db.select().from(likes).where(eq(likes.uid, uid)).orderBy(desc(likes.createdAt)).limit(EXPORTED_MAX),
      db.select().from(attention).where(eq(attention.uid, uid)).orderBy(desc(attention.createdAt)).limit(EXPORTED_MAX),
      db
        .select()
        .from(reservations)
        .where(eq(reservations.uid, uid))
        .orderBy(desc(reservations.createdAt))
        .limit(EXPORTED_MAX),
      db.select().from(notices).where(eq(notices.uid, uid)).orderBy(desc(notices.id)).limit(EXPORTED_MAX),
      db.select().from(feedback).where(eq(feedback.uid, uid)).orderBy(desc(feedback.id)).limit(EXPORTED_MAX),
      db
        .select()
        .from(balanceRecords)
        .where(eq(balanceRecords.uid, uid))
        .orderBy(desc(balanceRecords.id))
        .limit(EXPORTED_MAX),
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
