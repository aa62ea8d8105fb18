import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { NewsPlace } from '#app/features/news/news-place.tsx'
import { loadNewsPlace } from '#app/features/news/news-places.ts'

/** Articles of all games or of one, and an article. One route for all, because list pages load the route tree. */
export const Route = createFileRoute('/news/{-$game}/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: { page?: number | undefined }): { page?: number | undefined } => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadNewsPlace(context.queryClient, params, deps.page),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/news/news-places.ts').then((places) => places.loadPageCode(params))
    return pageHead(loaderData, ({ placeHead }, page) => placeHead(page))
  },
  component: Page,
})

function Page() {
  return <NewsPlace params={Route.useParams()} rawPage={Route.useSearch().page} />
}
