import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { OwnList } from '#app/features/user/own/own-list.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadOwn(context.queryClient, m.user_nav_label()),
  head: ownHead,
  component: OwnList,
})
