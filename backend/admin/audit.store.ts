import { aliasedTable, and, count, desc, eq } from 'drizzle-orm'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/database.ts'
import { audit } from '#backend/db/schema/audit.ts'
import { users } from '#backend/db/schema/users.ts'
import { offsetOf, PAGE_SIZE } from '#backend/user/paging.ts'
import type { AuditLine } from '#contract/admin.ts'

/** A look at an account lasts so long after the last line about it. */
const LOOK_MS = 5 * 60_000

/** Writes down what an administrator did, before or with the deed itself. */
export async function writeAudit(
  { db, viewer, address, now }: Context,
  act: (typeof AuditLine.infer)['act'],
  targetUid: number | null,
  detail: string,
): Promise<void> {
  if (!viewer) throw new Error('nobody is acting')
  await db.insert(audit).values({ adminUid: viewer.uid, act, targetUid, detail, address, createdAt: now })
}

/**
 * Writes down that an administrator looks into an account: once a look. Her page reads the account anew after each
 * thing she does there, and what she does is written anyway.
 */
export async function writeLook(context: Context, uid: number): Promise<void> {
  const { db, viewer, now } = context
  const [last] = await db
    .select({ createdAt: audit.createdAt })
    .from(audit)
    .where(and(eq(audit.targetUid, uid), eq(audit.adminUid, viewer?.uid ?? 0)))
    .orderBy(desc(audit.id))
    .limit(1)
  if (!last || last.createdAt < now - LOOK_MS) await writeAudit(context, 'view_user', uid, '')
}

export async function listAuditRows(db: Database, targetUid: number | undefined, page: number) {
  const target = aliasedTable(users, 'target')
  const filter = targetUid === undefined ? undefined : eq(audit.targetUid, targetUid)
  const [rows, totals] = await Promise.all([
    db
      .select({ line: audit, adminName: users.username, targetName: target.username })
      .from(audit)
      .leftJoin(users, eq(users.uid, audit.adminUid))
      .leftJoin(target, eq(target.uid, audit.targetUid))
      .where(filter)
      .orderBy(desc(audit.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(audit).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
