import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { intents } from '#backend/db/accounts/schema/intents.ts'
import { beginsWith } from '#backend/db/belonging.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Whether this is the first request with the key. */
export async function claimIntent(db: AccountDatabase, key: string, inputHash: string, now: number): Promise<boolean> {
  const rows = await db
    .insert(intents)
    .values({ key, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: intents.key })
  return rows.length > 0
}

export const findIntent = (db: AccountDatabase, key: string) =>
  db
    .select({ answer: intents.answer, inputHash: intents.inputHash, createdAt: intents.createdAt })
    .from(intents)
    .where(eq(intents.key, key))
    .then((rows) => rows[0])

/**
 * When a key was named first, milliseconds; it is forgotten after a day. At most `max` keys begin with `group`: for a
 * further one it is undefined, and nothing is stored. Keys of calls have a path in them: these not.
 */
export async function firstTimeOf(
  db: AccountDatabase,
  { group, name, max }: { group: string; name: string; max: number },
  now: number,
): Promise<number | undefined> {
  const key = `${group}${name}`
  const others = sql`(select count(*) from ${intents} where ${beginsWith(intents.key, group)})`
  await db.insert(intents).select(sql`select ${key}, null, null, ${now} where ${others} < ${max}`).onConflictDoNothing()
  return (await findIntent(db, key))?.createdAt
}

export const saveAnswer = (db: AccountDatabase, key: string, answer: string) =>
  db.update(intents).set({ answer }).where(eq(intents.key, key))

/** Removes the key of a request whose answer is not stored, so that it may be tried again with the same key. */
export const releaseIntent = (db: AccountDatabase, key: string) =>
  db.delete(intents).where(and(eq(intents.key, key), isNull(intents.answer)))

export const removeOldIntents = (db: AccountDatabase, before: number) =>
  db.delete(intents).where(lt(intents.createdAt, before))
