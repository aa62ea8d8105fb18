import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { VideoPlace } from '#app/features/video/video-place.tsx'
import { loadVideoPlace, type VideoSearch } from '#app/features/video/video-places.ts'

/** Videos, one of them, and the viewer's own. One route for all, because list pages load the route tree. */
export const Route = createFileRoute('/videos/{-$game}/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: VideoSearch): VideoSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadVideoPlace(context.queryClient, params, deps),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/video/video-places.ts').then((places) => places.loadPageCode(params))
    return pageHead(loaderData, ({ placeHead }, page) => placeHead(page))
  },
  component: Page,
})

function Page() {
  return <VideoPlace params={Route.useParams()} search={Route.useSearch()} />
}
