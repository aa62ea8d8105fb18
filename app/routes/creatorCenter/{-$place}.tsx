import { createFileRoute } from '@tanstack/react-router'
import { CreatorPlace } from '#app/features/creator-center/creator-place.tsx'
import { loadCreatorPlace } from '#app/features/creator-center/creator-places.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

/** The centre for experts. One route for its pages, because list pages load the route tree. */
export const Route = createFileRoute('/creatorCenter/{-$place}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadCreatorPlace(context.queryClient, params.place),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/creator-center/creator-places.ts').then((places) => places.loadPageCode(params.place))
    return pageHead(loaderData, ({ creatorHead }, page) => creatorHead(page))
  },
  component: Page,
})

function Page() {
  return <CreatorPlace place={Route.useParams().place} asked={Route.useSearch()} />
}
