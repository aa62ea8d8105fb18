import { and, asc, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { COMPLAINT_DAYS } from '#contract/retention-rules.ts'

export type ComplaintRow = typeof complaints.$inferSelect

const KEPT_MS = COMPLAINT_DAYS * 24 * 3_600_000

export async function insertComplaint(db: AccountDatabase, row: typeof complaints.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(complaints).values(row).returning({ id: complaints.id })
  if (!inserted) throw new Error('complaint was not inserted')
  return inserted.id
}

/** Those that wait, the oldest first; or those that were decided, the newest first. */
export async function readComplaints(db: AccountDatabase, state: 'open' | 'decided', page: number) {
  const isOpen = state === 'open'
  const filter = isOpen ? isNull(complaints.decidedAt) : isNotNull(complaints.decidedAt)
  const order = isOpen
    ? [asc(complaints.createdAt), asc(complaints.id)]
    : [desc(complaints.decidedAt), desc(complaints.id)]
  const [rows, totals] = await db.batch([
    db
      .select()
      .from(complaints)
      .where(filter)
      .orderBy(...order)
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(complaints).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** What holds for a complaint that nobody has decided. */
export const isOpenComplaint = (id: number) => and(eq(complaints.id, id), isNull(complaints.decidedAt))

/** The statement that decides an open complaint, for a batch with the audit line. */
export const decideStatement = (
  db: AccountDatabase,
  id: number,
  decided: Pick<ComplaintRow, 'decision' | 'answer' | 'decidedAt'>,
) => db.update(complaints).set(decided).where(isOpenComplaint(id)).returning()

export const setSent = (db: AccountDatabase, id: number, sentAt: number) =>
  db.update(complaints).set({ sentAt }).where(eq(complaints.id, id))

/** Deletes complaints whose time is over. */
export const removeOldComplaints = (db: AccountDatabase, now: number) =>
  db
    .delete(complaints)
    .where(
      or(
        lt(complaints.decidedAt, now - KEPT_MS),
        and(isNull(complaints.decidedAt), lt(complaints.createdAt, now - KEPT_MS)),
      ),
    )
