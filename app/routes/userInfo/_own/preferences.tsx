import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { PreferencesPage } from '#app/features/user/preferences/preferences-page.tsx'
import { preferencesQuery } from '#app/features/user/user.queries.ts'
import { m } from '#app/paraglide/messages.js'
export const Route = createFileRoute('/userInfo/_own/preferences')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) =>
    loadOwn(context.queryClient, m.user_page_preferences(), () => [
      context.queryClient.ensureQueryData(preferencesQuery()),
    ]),
  head: ownHead,
  component: PreferencesPage,
})
