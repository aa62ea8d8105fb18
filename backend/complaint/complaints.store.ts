import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { isOldestFirst, listPart } from '#backend/core/list-part.store.ts'
import { TEXT_LOOKED_AT, wantedText } from '#backend/core/text-search.store.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import type { ComplaintKind } from '#contract/complaint-rules.ts'
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
  text?: string
  kind?: ComplaintKind
  brand?: string
  sort?: 'oldest' | 'newest'
}

/** Those of the newest that have the text, or are of the brand, user or number that it names. */
function textFilter(db: AccountDatabase, wanted: string, inState: SQL): SQL | undefined {
  if (wanted === '') return undefined
  const { id, uid, brand, link, text, email } = complaints
  const newest = db
    .select({ id })
    .from(complaints)
    .where(inState)
    .orderBy(desc(complaints.decidedAt), desc(complaints.createdAt), desc(id))
    .limit(TEXT_LOOKED_AT)
  return and(
    inArray(id, newest),
    or(eq(brand, wanted), isMeant({ numbers: [id, uid], columns: [link, text, email], uid }, wanted)),
  )
}

/** Without `sort` those that wait, the oldest first; or those that were decided, the newest first; or the one with this id. */
export async function readComplaints(db: AccountDatabase, search: ComplaintSearch) {
  const { id, kind, brand, sort } = search
  const isOpen = search.state === 'open'
  // As the index is.
  const age = [complaints.createdAt, complaints.id] as const
  const by = isOpen ? age : ([complaints.decidedAt, ...age] as const)
  const part = listPart({ by, isAscending: isOldestFirst(sort, isOpen) }, search)
  const inState = isOpen ? isNull(complaints.decidedAt) : isNotNull(complaints.decidedAt)
  const rows = await db
    .select()
    .from(complaints)
    .where(
      and(
        id === undefined ? inState : eq(complaints.id, id),
        kind && eq(complaints.kind, kind),
        brand ? eq(complaints.brand, brand) : undefined,
        textFilter(db, wantedText(search.text), inState),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [...(isOpen ? [] : [row.decidedAt ?? 0]), row.createdAt, row.id])
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
