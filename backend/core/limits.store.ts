import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { limits } from '#backend/db/accounts/schema/limits.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Adds one and returns the count of the current window; a window that has ended starts again at one. */
export async function countOnce(db: AccountDatabase, key: string, now: number, windowMs: number): Promise<number> {
  const endsAt = now + windowMs
  const [row] = await db
    .insert(limits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${limits.endsAt} <= ${now} then 1 else ${limits.count} + 1 end`,
        endsAt: sql`case when ${limits.endsAt} <= ${now} then ${endsAt} else ${limits.endsAt} end`,
      },
    })
    .returning({ count: limits.count })
  return row?.count ?? 1
}

export async function readCount(db: AccountDatabase, key: string, now: number): Promise<number> {
  const [row] = await db.select().from(limits).where(eq(limits.key, key))
  return row && row.endsAt > now ? row.count : 0
}

/** Subtracts one from a count. */
export const uncountOnce = (db: AccountDatabase, key: string) =>
  db
    .update(limits)
    .set({ count: sql`${limits.count} - 1` })
    .where(and(eq(limits.key, key), gt(limits.count, 0)))

export const removeCount = (db: AccountDatabase, key: string) => db.delete(limits).where(eq(limits.key, key))

export const removeExpiredLimits = (db: AccountDatabase, now: number) => db.delete(limits).where(lt(limits.endsAt, now))
