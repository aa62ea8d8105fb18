import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { FocusPage } from '#app/features/user/profile/focus-page.tsx'
import { followTabQuery } from '#app/features/user/profile/follow-tabs.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/focus')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadOwn(queryClient, m.user_page_focus(), (viewer) => [
      queryClient.ensureQueryData(followTabQuery(viewer.uid, deps)),
    ]),
  head: ownHead,
  component: Page,
})

function Page() {
  return <FocusPage {...Route.useSearch()} />
}
