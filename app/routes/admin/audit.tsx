import { createFileRoute } from '@tanstack/react-router'
import { auditQuery } from '#app/features/admin/admin.queries.ts'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { type AuditSearch, parseAuditSearch } from '#app/features/admin/admin-search.ts'
import { AuditPage } from '#app/features/admin/audit/audit-page.tsx'
import { loadAdmin } from '#app/features/admin/load-admin.ts'

export const Route = createFileRoute('/admin/audit')({
  codeSplitGroupings: [['loader', 'component']],
  // Read in the page's own code: this part is loaded by everybody.
  validateSearch: (asked: AuditSearch): AuditSearch => asked,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { page = 1, uid } = parseAuditSearch(deps)
    return loadAdmin(queryClient, () => queryClient.prefetchQuery(auditQuery(page, uid)))
  },
  head: adminHead,
  component: Page,
})

function Page() {
  return <AuditPage search={parseAuditSearch(Route.useSearch())} />
}
