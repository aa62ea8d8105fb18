import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { LibraryPlace } from '#app/features/library/library-place.tsx'
import { loadLibraryPlace } from '#app/features/library/library-places.ts'

/** Leagues, squads and players. One route for all three libraries, because list pages load the route tree. */
export const Route = createFileRoute('/{$library}Library/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  // Read by the page's own code: what stands here is part of every page.
  validateSearch: (search) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadLibraryPlace(context.queryClient, params, deps),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/library/library-places.ts').then((places) => places.loadPageCode(params))
    return pageHead(loaderData, ({ placeHead }, page) => placeHead(page))
  },
  component: Page,
})

function Page() {
  return <LibraryPlace place={Route.useParams()} asked={Route.useSearch()} />
}
