import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { AuditLine, adminCalls } from '#contract/admin.ts'
import { auditFile, listAuditRows } from './audit.store.ts'

export const listAudit: Verb<typeof adminCalls.listAudit> = async (context, search) => {
  const isDay = (day: string | undefined) => day === undefined || !Number.isNaN(Date.parse(day))
  if (!isDay(search.from) || !isDay(search.until)) return fail('invalid_input')
  const { rows, ...ways } = await listAuditRows(context.accountDb, search)
  await auditFile(context, 'audit', search)
  const list = rows.map(({ line, adminName, targetName }) => ({
    id: line.id,
    adminUid: line.adminUid,
    adminName: adminName ?? `#${line.adminUid}`,
    act: line.act as (typeof AuditLine.infer)['act'],
    ...(line.targetUid === null ? {} : { targetUid: line.targetUid, targetName: targetName ?? `#${line.targetUid}` }),
    detail: line.detail,
    createdAt: new Date(line.createdAt).toISOString(),
  }))
  return { list, ...ways }
}
