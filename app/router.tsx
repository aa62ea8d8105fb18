import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { localeRewrite } from './i18n/locale-rewrite.ts'
import { routeTree } from './routeTree.gen.ts'

const markOf = (context: unknown): string | undefined => (context as { mark?: string } | undefined)?.mark

export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce: markOf(getGlobalStartContext()) },
    rewrite: localeRewrite(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 0,
    // The progress bar shows a slow load; the old page stays until the new one is there.
    defaultPendingMs: 5000,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
