import { createFileRoute } from '@tanstack/react-router'
import { feedbackQuery } from '#app/features/admin/admin.queries.ts'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { parseFeedbackSearch } from '#app/features/admin/admin-search.ts'
import { FeedbackPage } from '#app/features/admin/feedback/feedback-page.tsx'
import { loadAdmin } from '#app/features/admin/load-admin.ts'

export const Route = createFileRoute('/admin/feedback')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseFeedbackSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadAdmin(queryClient, () => queryClient.prefetchQuery(feedbackQuery(deps.state ?? 'open', deps.page ?? 1))),
  head: adminHead,
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  return <FeedbackPage search={Route.useSearch()} />
}
