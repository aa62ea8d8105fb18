import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '#app/features/match/data/data-page.tsx'
import { parseDataSearch } from '#app/features/match/data/data-search.ts'
import { loadData } from '#app/features/match/data/load-data.ts'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/$game/data')({
  params: { parse: ({ game }) => (gameByCode(game) ? { game } : false) },
  validateSearch: parseDataSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadData(context.queryClient, params.game, deps),
  head: async ({ loaderData, params }) => {
    if (!loaderData) return {}
    const { dataHead } = await import('#app/features/match/data/data-head.ts')
    return dataHead(loaderData.shell, params.game, loaderData.league)
  },
  component: Data,
})

function Data() {
  const game = gameByCode(Route.useParams().game)
  const { league } = Route.useLoaderData()
  const search = Route.useSearch()
  return game && <DataPage game={game} search={search} league={league} />
}
