import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

/** What decides how a user is told something; none when she is gone. */
export async function readReader(
  db: Database,
  uid: number,
): Promise<Pick<UserRow, 'email' | 'preferences'> | undefined> {
  const { email, preferences } = users
  const [row] = await db.select({ email, preferences }).from(users).where(eq(users.uid, uid))
  return row
}
