import { createFileRoute } from '@tanstack/react-router'
import { auditQuery } from '#app/features/admin/admin.queries.ts'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { parseAuditSearch } from '#app/features/admin/admin-search.ts'
import { AuditPage } from '#app/features/admin/audit/audit-page.tsx'
import { loadAdmin } from '#app/features/admin/load-admin.ts'

export const Route = createFileRoute('/admin/audit')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadAdmin(queryClient, () => queryClient.prefetchQuery(auditQuery(deps.page ?? 1, deps.uid))),
  head: adminHead,
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  return <AuditPage search={Route.useSearch()} />
}
