import { createFileRoute } from '@tanstack/react-router'
import { usersQuery } from '#app/features/admin/admin.queries.ts'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { parseUserSearch } from '#app/features/admin/admin-search.ts'
import { loadAdmin } from '#app/features/admin/load-admin.ts'
import { UsersPage } from '#app/features/admin/users/users-page.tsx'

export const Route = createFileRoute('/admin/users/')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadAdmin(queryClient, () => queryClient.prefetchQuery(usersQuery(deps))),
  head: adminHead,
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  return <UsersPage search={Route.useSearch()} />
}
