import { createFileRoute } from '@tanstack/react-router'
import { OwnCentre } from '#app/features/user/own/own-centre.tsx'
import { userHead } from '#app/features/user/user-head.ts'
import { loadCentre } from '#app/features/user/user-pages.ts'

export const Route = createFileRoute('/userInfo/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadCentre(context.queryClient),
  head: userHead,
  component: OwnCentre,
})
