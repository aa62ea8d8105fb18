import { createFileRoute } from '@tanstack/react-router'
import { AnchorPlace } from '#app/features/anchor/anchor-place.tsx'
import { loadAnchors } from '#app/features/anchor/load-anchors.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

/** Streamers: the list (`anchorList`) and each one. One route for both, because list pages load the route tree. */
export const Route = createFileRoute('/anchor/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  // Read by the page's own code: what stands here is part of every page.
  validateSearch: (search) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAnchors(context.queryClient, params.id, deps),
  head: ({ loaderData }) => pageHead(loaderData, ({ placeHead }, page) => placeHead(page)),
  component: Page,
})

function Page() {
  return <AnchorPlace id={Route.useParams().id} asked={Route.useSearch()} />
}
