import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { intents } from '#backend/db/schema/intents.ts'

/** True when nobody had the key before. */
export async function claimIntent(db: Database, key: string, now: number): Promise<boolean> {
  const rows = await db
    .insert(intents)
    .values({ key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: intents.key })
  return rows.length > 0
}

export const findIntent = (db: Database, key: string) =>
  db
    .select({ answer: intents.answer })
    .from(intents)
    .where(eq(intents.key, key))
    .then((rows) => rows[0])

export const keepAnswer = (db: Database, key: string, answer: string) =>
  db.update(intents).set({ answer }).where(eq(intents.key, key))

/** A call that failed unexpectedly may be tried again with its key. */
export const dropIntent = (db: Database, key: string) =>
  db.delete(intents).where(and(eq(intents.key, key), isNull(intents.answer)))

export const removeOldIntents = (db: Database, before: number) =>
  db.delete(intents).where(lt(intents.createdAt, before))
