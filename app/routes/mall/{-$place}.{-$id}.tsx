import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { MallPlace } from '#app/features/mall/mall-place.tsx'
import { loadMallPlace } from '#app/features/mall/mall-places.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'

/**
 * The mall, its goods, and the viewer's redemptions and addresses. One route for all, because list pages load the route
 * tree.
 */
export const Route = createFileRoute('/mall/{-$place}/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadMallPlace(context.queryClient, params, deps),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/mall/mall-places.ts').then((places) => places.loadPageCode(params))
    return pageHead(loaderData, ({ placeHead }, page) => placeHead(page))
  },
  component: Page,
})

function Page() {
  return <MallPlace params={Route.useParams()} search={Route.useSearch()} />
}
