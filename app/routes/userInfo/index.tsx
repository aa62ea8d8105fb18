import { createFileRoute } from '@tanstack/react-router'
import { OwnCentre } from '#app/features/user/own/own-centre.tsx'
import { loadCentre } from '#app/features/user/page/user-pages.ts'
import { userHead } from '#app/features/user/user-head.ts'

export const Route = createFileRoute('/userInfo/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadCentre(context.queryClient),
  head: userHead,
  component: OwnCentre,
})
