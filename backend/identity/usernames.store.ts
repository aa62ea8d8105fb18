import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'

/** User names by uid; unknown uids are left out. */
export async function readUsernames(db: Database, uids: readonly number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map()
  const found = await db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`)
  return new Map(found.map(({ uid, username }) => [uid, username]))
}
