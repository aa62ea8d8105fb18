import { createFileRoute } from '@tanstack/react-router'
import type { SearchOf } from '#app/features/admin/list/describe-list.ts'
import { ListPage } from '#app/features/admin/list/list-page.tsx'
import { RoleProposals } from '#app/features/admin/proposals/role-proposals.tsx'
import { loadUsers } from '#app/features/admin/users/load-users.ts'
import { usersList } from '#app/features/admin/users/users-list.tsx'
import { pageHead } from '#app/features/frame/page-head.ts'

type Search = SearchOf<typeof usersList.fields>

export const Route = createFileRoute('/admin/users/')({
  codeSplitGroupings: [['loader', 'component']],
  // Parsed in the page's own chunk, because every visitor loads this part.
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadUsers(context.queryClient, deps),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.fullPath)),
  component: Page,
})

function Page() {
  return (
    <>
      <RoleProposals />
      <ListPage list={usersList} rawSearch={Route.useSearch()} />
    </>
  )
}
