import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { OwnCentre } from '#app/features/user/own/own-centre.tsx'
import { loadCentre } from '#app/features/user/page/user-pages.ts'

export const Route = createFileRoute('/userInfo/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadCentre(context.queryClient),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ userHead }, page) => userHead(page, match.pathname)),
  component: OwnCentre,
})
