import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { shellQuery } from '#app/features/shell/shell.queries.ts'

export const Route = createFileRoute('/s/$text')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(shellQuery()),
  head: ({ loaderData, params }) => pageHead(loaderData, ({ searchHead }, shell) => searchHead(shell, params.text)),
  component: Search,
})

function Search() {
  return <SearchPage text={Route.useParams().text} />
}
