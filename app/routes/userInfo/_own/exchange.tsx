import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { RedemptionsPage } from '#app/features/user/records/redemptions-page.tsx'
import { recordsQuery } from '#app/features/user/user.queries.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/exchange')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadOwn(queryClient, m.user_page_exchange(), () => [
      queryClient.ensureQueryData(recordsQuery('redemptions', deps.page ?? 1)),
    ]),
  head: ownHead,
  component: Page,
})

function Page() {
  return <RedemptionsPage {...Route.useSearch()} />
}
