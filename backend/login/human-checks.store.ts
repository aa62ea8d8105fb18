import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { humanChecks } from '#backend/db/accounts/schema/human-checks.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

type CheckRow = typeof humanChecks.$inferInsert

/** False when the same check was inserted before. */
export async function insertCheck(db: AccountDatabase, row: CheckRow): Promise<boolean> {
  const rows = await db.insert(humanChecks).values(row).onConflictDoNothing().returning({ hash: humanChecks.hash })
  return rows.length > 0
}

/** Uses up one of a check's uses; false when none is left or the check belongs to another address. */
export async function consumeCheck(db: AccountDatabase, hash: string, address: string, now: number): Promise<boolean> {
  const rows = await db
    .update(humanChecks)
    .set({ usesLeft: sql`${humanChecks.usesLeft} - 1` })
    .where(
      and(
        eq(humanChecks.hash, hash),
        eq(humanChecks.address, address),
        gt(humanChecks.usesLeft, 0),
        gt(humanChecks.expiresAt, now),
      ),
    )
    .returning({ hash: humanChecks.hash })
  return rows.length > 0
}

export const removeExpiredChecks = (db: AccountDatabase, now: number) =>
  db.delete(humanChecks).where(lt(humanChecks.expiresAt, now))
