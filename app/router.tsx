import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, useRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { ReactElement, ReactNode } from 'react'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { localeRewrite } from './i18n/locale-rewrite.ts'
import { hydrateQueriesFromPage } from './lib/dehydrated-queries.tsx'
import { keepBugsOffPages } from './lib/keep-bugs-off-pages.ts'
import { createScrollRestoration } from './lib/scroll-restoration.ts'
import { routeTree } from './routeTree.gen.ts'

/** What app/start.ts says of the request on the server. */
const requestOf = (context: unknown) => context as { nonce?: string; requestId?: string } | undefined

function WithQueries({ children }: { children: ReactNode }): ReactElement {
  const { queryClient } = useRouter().options.context
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce: requestOf(getGlobalStartContext())?.nonce },
    rewrite: localeRewrite(),
    scrollRestoration: createScrollRestoration(),
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 0,
    // The progress bar shows a slow load; the old page stays until the new one is there.
    defaultPendingMs: 5000,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
    InnerWrap: WithQueries,
    hydrate: () => hydrateQueriesFromPage(queryClient),
  })
  if (import.meta.env.SSR) keepBugsOffPages(router, requestOf(getGlobalStartContext())?.requestId)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
