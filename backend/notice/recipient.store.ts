import { eq } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { UserRow } from '#backend/identity/users.store.ts'

/** Where and how a user is notified; undefined when the account does not exist any more. */
export async function readRecipient(
  db: AccountDatabase,
  uid: number,
): Promise<Pick<UserRow, 'email' | 'preferences'> | undefined> {
  const [row] = await db
    .select({ email: accounts.email, preferences: profiles.preferences })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.uid, accounts.uid))
    .where(eq(accounts.uid, uid))
  return row
}
