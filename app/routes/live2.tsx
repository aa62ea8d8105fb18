import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadMultiView } from '#app/features/multi-view/load-multi-view.ts'
import { MultiViewPage } from '#app/features/multi-view/multi-view-page.tsx'

export const Route = createFileRoute('/live2')({
  codeSplitGroupings: [['loader', 'component']],
  // Read by the page's own code: what stands here is part of every page.
  validateSearch: (search) => search,
  // Not the spotlight: what it moves is there.
  loaderDeps: ({ search: { rooms } }) => ({ rooms }),
  loader: ({ context, deps }) => loadMultiView(context.queryClient, deps),
  head: ({ loaderData }) => pageHead(loaderData, ({ placeHead }, page) => placeHead(page)),
  component: Page,
})

function Page() {
  return <MultiViewPage search={Route.useSearch()} />
}
