import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadCentre } from '#app/features/user/own/load-centre.ts'
import { OwnCentre } from '#app/features/user/own/own-centre.tsx'

export const Route = createFileRoute('/userInfo/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadCentre(context.queryClient),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ userHead }, page) => userHead(page, match.pathname)),
  component: OwnCentre,
})
