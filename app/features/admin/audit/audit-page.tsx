import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { auditQuery } from '../admin.queries.ts'
import { AdminList } from '../admin-list.tsx'
import { AdminPager } from '../admin-pager.tsx'
import type { AuditSearch } from '../admin-search.ts'
import { AuditFilter } from './audit-filter.tsx'
import { AuditTable } from './audit-table.tsx'

/** Who among the administrators did what, the latest first. */
export function AuditPage({ search: { page = 1, uid } }: { search: AuditSearch }) {
  const query = useQuery(auditQuery(page, uid))
  return (
    <>
      <h1 className="font-bold text-20">{m.admin_page_audit()}</h1>
      <AuditFilter uid={uid} />
      <AdminList query={query}>
        {({ list, total }) => (
          <>
            <AuditTable label={m.admin_page_audit()} lines={list} />
            <AdminPager page={page} total={total} />
          </>
        )}
      </AdminList>
    </>
  )
}
