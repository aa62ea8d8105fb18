import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isVisible } from './visible.store.ts'

/** What lists show of a person. */
export interface ListedPerson {
  uid: number
  username: string
  avatar: string | null
}

/** People by uid; those whom lists leave out, and unknown uids, are left out. */
export async function readListedPeople(
  db: AccountDatabase,
  uids: readonly number[],
): Promise<ReadonlyMap<number, ListedPerson>> {
  if (uids.length === 0) return new Map()
  const found = await db
    .select({ uid: accounts.uid, username: accounts.username, avatar: profiles.avatar })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.uid, accounts.uid))
    .where(and(sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`, isVisible))
  return new Map(found.map((person) => [person.uid, person]))
}

/** Whether lists show a streamer: one without an account (null) always. */
export const isListed = async (db: AccountDatabase, uid: number | null): Promise<boolean> =>
  uid === null || (await readListedPeople(db, [uid])).has(uid)

/** Names of accounts by uid, of banned ones too; unknown uids are left out. For staff. */
export async function readUsernames(
  db: AccountDatabase,
  uids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (uids.length === 0) return new Map()
  const found = await db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`)
  return new Map(found.map(({ uid, username }) => [uid, username]))
}
