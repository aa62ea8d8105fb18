import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#app/features/admin/account/account-page.tsx'
import { loadAccount } from '#app/features/admin/account/load-account.ts'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { pageHead } from '#app/features/frame/page-head.ts'
import { isMatchId } from '#app/features/match/page/load-match.ts'

export const Route = createFileRoute('/admin/users/$uid')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  params: { parse: ({ uid }) => (isMatchId(uid) ? { uid } : false) },
  loader: ({ context, params }) => loadAccount(context.queryClient, Number(params.uid)),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.fullPath)),
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  const { uid } = Route.useParams()
  return <AccountPage key={uid} uid={Number(uid)} />
}
