import { exists, sql } from 'drizzle-orm'
import { type ComplaintRow, decideStatement, isOpenComplaint } from '#backend/complaint/complaints.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import { auditAbout } from './audit.store.ts'

/** Stores the decision and its audit line; undefined when the complaint is not open. */
export async function decideComplaintRow(
  context: UserContext,
  id: number,
  decided: Pick<ComplaintRow, 'decision' | 'answer' | 'decidedAt'>,
): Promise<ComplaintRow | undefined> {
  const { accountDb } = context
  const open = accountDb.select({ one: sql`1` }).from(complaints).where(isOpenComplaint(id))
  const [, [row]] = await accountDb.batch([
    auditAbout(context, 'decide_complaint', `complaint ${id}`, { where: exists(open) }),
    decideStatement(accountDb, id, decided),
  ])
  return row
}
