import { createFileRoute } from '@tanstack/react-router'
import { AnchorPlace } from '#app/features/anchor-center/anchor-place.tsx'
import { loadAnchorPlace } from '#app/features/anchor-center/anchor-places.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

/** The streamer's centre. One route for its pages, because list pages load the route tree. */
export const Route = createFileRoute('/anchorCenter/{-$place}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadAnchorPlace(context.queryClient, params.place),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/anchor-center/anchor-places.ts').then((places) => places.loadPageCode(params.place))
    return pageHead(loaderData, ({ anchorHead }, page) => anchorHead(page))
  },
  component: Page,
})

function Page() {
  return <AnchorPlace place={Route.useParams().place} />
}
