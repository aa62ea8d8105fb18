import type { AccountDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'

/** Whether an account may stream now: by its role in the database, not by what an isolate remembers. */
export async function mayStream(db: AccountDatabase, uid: number): Promise<boolean> {
  const user = await findUser(db, uid)
  return user !== undefined && user.bannedAt === null && user.deletingAt === null && user.roles.includes('anchor')
}
