import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { sessions } from '#backend/db/schema/sessions.ts'

/** Whether a session of a user is open, read from the database and not from the viewer cache. */
export const isSessionOpen = async (db: Database, uid: number, id: string, now: number): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.uid, uid), gt(sessions.expiresAt, now)))
  ).length > 0
