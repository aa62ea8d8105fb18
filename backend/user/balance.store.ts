import { and, count, desc, eq } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Database } from '#backend/db/database.ts'
import { balanceRecords } from '#backend/db/schema/balance-records.ts'

export type Currency = (typeof balanceRecords.$inferSelect)['currency']

/** A page of what changed a user's balance, newest first. */
export async function readBalanceRecords(db: Database, uid: number, currency: Currency | undefined, offset: number) {
  const filter = and(
    eq(balanceRecords.uid, uid),
    currency === undefined ? undefined : eq(balanceRecords.currency, currency),
  )
  const [rows, totals] = await db.batch([
    db.select().from(balanceRecords).where(filter).orderBy(desc(balanceRecords.id)).limit(PAGE_SIZE).offset(offset),
    db.select({ total: count() }).from(balanceRecords).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
