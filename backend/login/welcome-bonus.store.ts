import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { welcomeBonuses } from '#backend/db/accounts/schema/welcome-bonuses.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Claims the bonus, once for each user and once for each `key`; whether this key is this user's now. */
export async function claimBonus(
  db: AccountDatabase,
  { key, uid, now }: { key: string; uid: number; now: number },
): Promise<boolean> {
  const isFirst = sql`not exists (select 1 from ${welcomeBonuses} where ${welcomeBonuses.uid} = ${uid})`
  const [, own] = await db.batch([
    db.insert(welcomeBonuses).select(sql`select ${key}, ${uid}, ${now}, null where ${isFirst}`).onConflictDoNothing(),
    db
      .select({ uid: welcomeBonuses.uid })
      .from(welcomeBonuses)
      .where(and(eq(welcomeBonuses.key, key), eq(welcomeBonuses.uid, uid))),
  ])
  return own.length > 0
}

export const markGranted = (db: AccountDatabase, uid: number, now: number) =>
  db.update(welcomeBonuses).set({ grantedAt: now }).where(eq(welcomeBonuses.uid, uid))

/** Users who claimed a bonus that they have not got. */
export const listUngranted = async (db: AccountDatabase, limit: number): Promise<number[]> =>
  (
    await db
      .select({ uid: welcomeBonuses.uid })
      .from(welcomeBonuses)
      .where(and(isNull(welcomeBonuses.grantedAt), isNotNull(welcomeBonuses.uid)))
      .limit(limit)
  ).flatMap(({ uid }) => uid ?? [])
