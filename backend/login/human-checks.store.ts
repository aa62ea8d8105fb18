import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { humanChecks } from '#backend/db/schema/human-checks.ts'

type CheckRow = typeof humanChecks.$inferInsert

/** True when the token was never put before. */
export async function putCheck(db: Database, row: CheckRow): Promise<boolean> {
  const rows = await db.insert(humanChecks).values(row).onConflictDoNothing().returning({ hash: humanChecks.hash })
  return rows.length > 0
}

/** Uses a check once more, where its address has uses left. */
export async function spendCheck(db: Database, hash: string, address: string, now: number): Promise<boolean> {
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

export const removeEndedChecks = (db: Database, now: number) =>
  db.delete(humanChecks).where(lt(humanChecks.expiresAt, now))
