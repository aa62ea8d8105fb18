import { sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** User names by uid; unknown uids are left out. */
export async function readUsernames(db: AccountDatabase, uids: readonly number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map()
  const found = await db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`)
  return new Map(found.map(({ uid, username }) => [uid, username]))
}
