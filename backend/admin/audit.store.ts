import { aliasedTable, count, desc, eq } from 'drizzle-orm'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/database.ts'
import { audit } from '#backend/db/schema/audit.ts'
import { users } from '#backend/db/schema/users.ts'
import type { AuditLine } from '#contract/admin.ts'
import { PAGE_SIZE } from './accounts.store.ts'

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
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(audit).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
