import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { BalancePage } from '#app/features/user/records/balance-page.tsx'
import { currencyOf } from '#app/features/user/records/currency-of.ts'
import { balanceQuery } from '#app/features/user/user.queries.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/water')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadOwn(queryClient, m.user_page_water(), () => [
      queryClient.ensureQueryData(balanceQuery(deps.page ?? 1, currencyOf(deps.tab))),
    ]),
  head: ownHead,
  component: Page,
})

function Page() {
  return <BalancePage {...Route.useSearch()} />
}
