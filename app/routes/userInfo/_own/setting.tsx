import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { SettingPage } from '#app/features/user/setting/setting-page.tsx'
import { sessionsQuery } from '#app/features/user/user.queries.ts'
import { m } from '#app/paraglide/messages.js'
export const Route = createFileRoute('/userInfo/_own/setting')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) =>
    loadOwn(context.queryClient, m.user_page_setting(), () => [context.queryClient.ensureQueryData(sessionsQuery())]),
  head: ownHead,
  component: SettingPage,
})
