import { createFileRoute } from '@tanstack/react-router'
import { ChannelPlace } from '#app/features/channel-center/channel-place.tsx'
import { loadChannelPlace } from '#app/features/channel-center/channel-places.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

/** The promotion centre. One route for its pages, because list pages load the route tree. */
export const Route = createFileRoute('/channel/{-$place}')({
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadChannelPlace(context.queryClient, params.place, deps),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/channel-center/channel-places.ts').then((places) => places.loadPageCode(params.place))
    return pageHead(loaderData, ({ channelHead }, page) => channelHead(page))
  },
  component: Page,
})

function Page() {
  return <ChannelPlace place={Route.useParams().place} asked={Route.useSearch()} />
}
