import type { Verb } from '#backend/core/serve.ts'
import type { AuditLine, adminCalls } from '#contract/admin.ts'
import { listAuditRows } from './audit.store.ts'

export const listAudit: Verb<typeof adminCalls.listAudit> = async ({ accountDb }, { page = 1, uid }) => {
  const { rows, total } = await listAuditRows(accountDb, uid, page)
  const list = rows.map(({ line, adminName, targetName }) => ({
    id: line.id,
    adminUid: line.adminUid,
    adminName: adminName ?? `#${line.adminUid}`,
    act: line.act as (typeof AuditLine.infer)['act'],
    ...(line.targetUid === null ? {} : { targetUid: line.targetUid, targetName: targetName ?? `#${line.targetUid}` }),
    detail: line.detail,
    createdAt: new Date(line.createdAt).toISOString(),
  }))
  return { list, total }
}
