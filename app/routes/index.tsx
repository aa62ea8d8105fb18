import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { parseHomeSearch } from '#app/features/home/home-search.ts'
import { loadHome } from '#app/features/home/load-home.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseHomeSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const shell = await queryClient.ensureQueryData(shellQuery())
    await loadHome(queryClient, shell, deps)
    return shell
  },
  head: ({ loaderData, match }) =>
    pageHead(loaderData, ({ homeHead }, shell) =>
      homeHead(
        shell,
        Object.values(match.search).some((value) => value !== undefined),
      ),
    ),
  component: Home,
})

function Home() {
  return <HomePage search={Route.useSearch()} zone={Route.useLoaderData().zone} />
}
