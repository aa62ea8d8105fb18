import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { AccountMenu } from '#app/features/frame/account-menu.ts'
import { Announcements } from '#app/features/frame/announcements.ts'
import { Document } from '#app/features/frame/document.tsx'
import { documentHead, messageScriptsOf } from '#app/features/frame/document-head.ts'
import { loadViewer } from '#app/features/session/viewer.queries.ts'
import { liveCountsQuery, shellQuery } from '#app/features/shell/shell.queries.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context }) => {
    const [shell] = await Promise.all([
      context.queryClient.ensureQueryData(shellQuery()).then(async (shell) => {
        if (shell.announcements.length > 0) await Announcements.preload?.()
        return shell
      }),
      context.queryClient.prefetchQuery(liveCountsQuery()),
      loadViewer(context.queryClient).then((viewer) => viewer && AccountMenu.preload?.()),
    ])
    return shell
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData ? documentHead(loaderData) : {}),
  scripts: ({ loaderData, matches }) => (loaderData ? messageScriptsOf(loaderData, matches) : []),
  component: Document,
})
