import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { auditList } from '../audit/audit-list.tsx'
import { listQuery } from '../list/describe-list.ts'
import { ListRows } from '../list/list-rows.tsx'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'

/** Audit log of one user, latest first. */
export function AccountAudit({ uid }: { uid: number }) {
  const query = useQuery(listQuery(auditList, { uid }))
  return (
    <Panel
      title={m.admin_user_audit()}
      action={
        <Link
          to="/admin/$list"
          params={{ list: 'audit' }}
          search={{ uid }}
          className="font-medium text-brand-text hover:underline"
        >
          {m.admin_user_audit_all()}
        </Link>
      }
    >
      <ListState query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState {...auditList.empty({ uid })} />
          ) : (
            <ListRows list={auditList} label={m.admin_user_audit()} rows={list} />
          )
        }
      </ListState>
    </Panel>
  )
}
