import { createFileRoute } from '@tanstack/react-router'
import { AboutPlace } from '#app/features/about/about-place.tsx'
import { loadAboutPlace } from '#app/features/about/load-about-place.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

/** Pages about the brand. One route for all, because every page loads the route tree. */
export const Route = createFileRoute('/$page')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadAboutPlace(context.queryClient, params.page),
  head: ({ loaderData }) => pageHead(loaderData, ({ placeHead }, page) => placeHead(page)),
  component: Page,
})

function Page() {
  return <AboutPlace page={Route.useParams().page} />
}
