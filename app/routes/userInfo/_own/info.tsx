import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '#app/features/user/info/info-page.tsx'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/info')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadOwn(context.queryClient, m.user_page_info()),
  head: ownHead,
  component: InfoPage,
})
