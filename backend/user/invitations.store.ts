import { and, count, desc, eq } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Database } from '#backend/db/database.ts'
import { users } from '#backend/db/schema/users.ts'
import { isShown } from '#backend/identity/shown.store.ts'

/** A page of those who registered with a user's invitation, newest first. */
export async function readInvited(db: Database, uid: number, offset: number) {
  const isInvited = and(eq(users.invitedBy, uid), isShown)
  const { username, avatar, createdAt } = users
  const [rows, totals] = await db.batch([
    db
      .select({ uid: users.uid, username, avatar, createdAt })
      .from(users)
      .where(isInvited)
      .orderBy(desc(createdAt), desc(users.uid))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(users).where(isInvited),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
