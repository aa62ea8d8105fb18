import { createFileRoute } from '@tanstack/react-router'
import { feedbackQuery } from '#app/features/admin/admin.queries.ts'
import { adminHead } from '#app/features/admin/admin-head.ts'
import { type FeedbackSearch, parseFeedbackSearch } from '#app/features/admin/admin-search.ts'
import { FeedbackPage } from '#app/features/admin/feedback/feedback-page.tsx'
import { loadAdmin } from '#app/features/admin/load-admin.ts'

export const Route = createFileRoute('/admin/feedback')({
  codeSplitGroupings: [['loader', 'component']],
  // Read in the page's own code: this part is loaded by everybody.
  validateSearch: (asked: FeedbackSearch): FeedbackSearch => asked,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { state = 'open', page = 1 } = parseFeedbackSearch(deps)
    return loadAdmin(queryClient, () => queryClient.prefetchQuery(feedbackQuery(state, page)))
  },
  head: adminHead,
  component: Page,
})

function Page() {
  return <FeedbackPage search={parseFeedbackSearch(Route.useSearch())} />
}
