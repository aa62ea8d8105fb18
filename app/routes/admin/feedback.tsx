import { createFileRoute } from '@tanstack/react-router'
import { feedbackList } from '#app/features/admin/feedback/feedback-list.tsx'
import type { SearchOf } from '#app/features/admin/list/describe-list.ts'
import { ListPage } from '#app/features/admin/list/list-page.tsx'
import { loadList } from '#app/features/admin/list/load-list.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

type Search = SearchOf<typeof feedbackList.fields>

export const Route = createFileRoute('/admin/feedback')({
  codeSplitGroupings: [['loader', 'component']],
  // Parsed in the page's own chunk, because every visitor loads this part.
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, feedbackList, deps),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.fullPath)),
  component: Page,
})

function Page() {
  return <ListPage list={feedbackList} rawSearch={Route.useSearch()} />
}
