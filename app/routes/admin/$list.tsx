import { createFileRoute } from '@tanstack/react-router'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { AdminPlacePage } from '#app/features/admin/places/admin-place-page.tsx'
import { loadAdminPlace } from '#app/features/admin/places/admin-places.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

type Search = {
  /** The place from which a list goes on. */
  after?: string | undefined
  /** What is decided about. */
  review?: number | undefined
  sort?: string | undefined
  state?: string | undefined
  /** `new`: an announcement that is not stored yet. */
  id?: number | 'new' | undefined
  uid?: number | undefined
  order?: number | undefined
  room?: number | undefined
  source?: string | undefined
  language?: string | undefined
  game?: string | undefined
  brand?: string | undefined
}

/** Lists of the administration: one route, because list pages load the route tree. */
export const Route = createFileRoute('/admin/$list')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  // Parsed in the page's own chunk, because every visitor loads this part.
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAdminPlace(context.queryClient, params.list, deps),
  head: async ({ loaderData, match, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/admin/places/admin-places.ts').then((places) => places.loadPageCode(params.list))
    return pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.pathname))
  },
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  return <AdminPlacePage name={Route.useParams().list} rawSearch={Route.useSearch()} />
}
