import { createFileRoute } from '@tanstack/react-router'
import { usersQuery } from '#app/features/admin/admin.queries.ts'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { parseUserSearch, type UserSearch } from '#app/features/admin/admin-search.ts'
import { loadAdmin } from '#app/features/admin/load-admin.ts'
import { UsersPage } from '#app/features/admin/users/users-page.tsx'

export const Route = createFileRoute('/admin/users/')({
  codeSplitGroupings: [['loader', 'component']],
  // Read in the page's own code: this part is loaded by everybody.
  validateSearch: (asked: UserSearch): UserSearch => asked,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadAdmin(queryClient, () => queryClient.prefetchQuery(usersQuery(parseUserSearch(deps)))),
  head: adminHead,
  component: Page,
})

function Page() {
  return <UsersPage search={parseUserSearch(Route.useSearch())} />
}
