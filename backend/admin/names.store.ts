import { inArray } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Names of accounts, by uid. */
export async function readNames(db: AccountDatabase, uids: readonly number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.uid, [...new Set(uids)]))
  return new Map(rows.map(({ uid, username }) => [uid, username]))
}
