import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { ExpertPlace } from '#app/features/plan/expert-place.tsx'
import { loadExpertPlace } from '#app/features/plan/expert-places.ts'

/** Plans on sale, a plan, an expert, and the viewer's own plans. One route for all, because list pages load the route tree. */
export const Route = createFileRoute('/expert/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, location }) => loadExpertPlace(context.queryClient, params.id, location.search),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/plan/expert-places.ts').then((places) => places.loadPageCode(params.id))
    return pageHead(loaderData, ({ planHead }, page) => planHead(page))
  },
  component: Page,
})

function Page() {
  return <ExpertPlace id={Route.useParams().id} asked={Route.useSearch()} />
}
