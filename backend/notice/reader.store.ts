import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { users } from '#backend/db/schema/users.ts'

/** The product language a user reads, English where she chose none. */
export async function languageOf(db: Database, uid: number): Promise<string> {
  const [row] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.uid, uid))
  return row?.preferences.language ?? 'en_US'
}
