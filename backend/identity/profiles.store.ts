import { eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Preferences } from '#contract/user.ts'
import { newAccountClause } from './accounts.store.ts'

const isProfile = (uid: number) => eq(profiles.uid, uid)

/** For the batch of `insertAccount`; must be its last insert (see `newAccountClause`). */
export const insertProfile = (db: AccountDatabase, username: string) =>
  db.insert(profiles).select(sql`select ${accounts.uid}, null, null, 1, '{}' from ${newAccountClause(username)}`)

/**
 * Sets the path under which the picture is served. Returns the one that it replaced, of several at once each another;
 * undefined when there is no such user.
 */
export async function replaceAvatar(
  db: AccountDatabase,
  uid: number,
  avatar: string | null,
): Promise<string | null | undefined> {
  const [[before]] = await db.batch([
    db.select({ avatar: profiles.avatar }).from(profiles).where(isProfile(uid)),
    db.update(profiles).set({ avatar }).where(isProfile(uid)),
  ])
  return before?.avatar
}

export const setSignature = (db: AccountDatabase, uid: number, signature: string) =>
  db
    .update(profiles)
    .set({ signature: signature || null })
    .where(isProfile(uid))

/** Merges into the stored preferences in one statement, so that simultaneous changes of different fields both stay. */
export async function mergePreferences(
  db: AccountDatabase,
  uid: number,
  added: Preferences,
): Promise<Preferences | undefined> {
  const [row] = await db
    .update(profiles)
    .set({ preferences: sql`json_patch(${profiles.preferences}, ${JSON.stringify(added)})` })
    .where(isProfile(uid))
    .returning({ preferences: profiles.preferences })
  return row?.preferences
}

/** Raises levels; nobody's falls. */
export async function raiseLevels(
  db: AccountDatabase,
  levels: readonly { uid: number; level: number }[],
): Promise<void> {
  if (levels.length === 0) return
  const found = sql`(select value ->> 'level' from json_each(${JSON.stringify(levels)})
    where value ->> 'uid' = ${profiles.uid})`
  await db
    .update(profiles)
    .set({ level: sql`max(${profiles.level}, ${found})` })
    .where(sql`${profiles.uid} in (select value ->> 'uid' from json_each(${JSON.stringify(levels)}))`)
}
