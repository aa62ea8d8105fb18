import type { AuditLine } from '#contract/admin.ts'
import { ACTION_LABELS } from '../admin-labels.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { auditDetail } from './audit-detail.ts'

/** A line of the audit log on a narrow screen: what was done, when, by whom, to whom. */
export function AuditLineItem({ line }: { line: typeof AuditLine.infer }) {
  const { act, adminUid, adminName, targetUid, targetName, createdAt } = line
  const detail = auditDetail(line)
  return (
    <div className="text-13">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium text-14">{ACTION_LABELS[act]()}</span>
        <span className="text-text-muted">
          <Timestamp at={createdAt} />
        </span>
      </p>
      <p className="break-words">
        <UserLink uid={adminUid} name={adminName} />
        {targetUid !== undefined && (
          <>
            {' \u203a '}
            <UserLink uid={targetUid} name={targetName ?? String(targetUid)} />
          </>
        )}
      </p>
      {detail !== '' && (
        <p dir="auto" className="break-words text-text-muted">
          {detail}
        </p>
      )}
    </div>
  )
}
