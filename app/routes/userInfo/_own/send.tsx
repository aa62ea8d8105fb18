import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { FeedbackPage } from '#app/features/user/records/feedback-page.tsx'
import { feedbackQuery } from '#app/features/user/user.queries.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/send')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadOwn(queryClient, m.user_page_send(), () => [queryClient.ensureQueryData(feedbackQuery(deps.page ?? 1))]),
  head: ownHead,
  component: Page,
})

function Page() {
  return <FeedbackPage {...Route.useSearch()} />
}
