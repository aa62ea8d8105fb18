import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { auditQuery } from '../admin.queries.ts'
import { AdminList } from '../admin-list.tsx'
import { AuditTable } from '../audit/audit-table.tsx'
import { Panel } from './panel.tsx'

/** What administrators did about one user, the latest first. */
export function AccountAudit({ uid }: { uid: number }) {
  const query = useQuery(auditQuery(1, uid))
  return (
    <Panel
      title={m.admin_user_audit()}
      action={
        <Link to="/admin/audit" search={{ uid }} className="font-medium text-brand-text hover:underline">
          {m.admin_user_audit_all()}
        </Link>
      }
    >
      <AdminList query={query}>{({ list }) => <AuditTable label={m.admin_user_audit()} lines={list} />}</AdminList>
    </Panel>
  )
}
