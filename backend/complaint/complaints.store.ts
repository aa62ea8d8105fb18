import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ListPart } from '#contract/list-part.ts'
import { COMPLAINT_DAYS } from '#contract/retention-rules.ts'

export type ComplaintRow = typeof complaints.$inferSelect

const KEPT_MS = COMPLAINT_DAYS * 24 * 3_600_000

export async function insertComplaint(db: AccountDatabase, row: typeof complaints.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(complaints).values(row).returning({ id: complaints.id })
  if (!inserted) throw new Error('complaint was not inserted')
  return inserted.id
}

interface ComplaintSearch extends ListPart {
  state: 'open' | 'decided'
  id?: number
}

/** Those that wait, the oldest first; or those that were decided, the newest first; or the one with this id. */
export async function readComplaints(db: AccountDatabase, search: ComplaintSearch) {
  const { id } = search
  const isOpen = search.state === 'open'
  const time = isOpen ? complaints.createdAt : complaints.decidedAt
  const part = listPart({ by: [time, complaints.id], isAscending: isOpen }, search)
  const inState = isOpen ? isNull(complaints.decidedAt) : isNotNull(complaints.decidedAt)
  const rows = await db
    .select()
    .from(complaints)
    .where(and(id === undefined ? inState : eq(complaints.id, id), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [(isOpen ? row.createdAt : row.decidedAt) ?? 0, row.id])
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
