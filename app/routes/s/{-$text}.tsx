import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { hotQuery, searchQuery } from '#app/features/search/search.queries.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { parseSearchPlace } from '#app/features/search/search-place.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'

export const Route = createFileRoute('/s/{-$text}')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { text = '' }, deps }) => {
    const shell = await queryClient.ensureQueryData(shellQuery())
    const found =
      text.trim() === ''
        ? undefined
        : await queryClient.ensureQueryData(searchQuery(shell, text, parseSearchPlace(deps)))
    if (!found || found.sections.length === 0) await queryClient.prefetchQuery(hotQuery(shell.brand.games))
    return shell
  },
  head: ({ loaderData, params }) =>
    pageHead(loaderData, ({ searchHead }, shell) => searchHead(shell, params.text ?? '')),
  component: Search,
})

function Search() {
  return <SearchPage text={(Route.useParams().text ?? '').trim()} place={parseSearchPlace(Route.useSearch())} />
}
