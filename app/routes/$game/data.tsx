import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { DataPage } from '#app/features/match/data/data-page.tsx'
import { type DataSearch, parseDataSearch } from '#app/features/match/data/data-search.ts'
import { loadData } from '#app/features/match/data/load-data.ts'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/$game/data')({
  codeSplitGroupings: [['loader', 'component']],
  params: { parse: ({ game }) => (gameByCode(game) ? { game } : false) },
  // Parsed in the page's own code: what stands here is part of every page.
  validateSearch: (search): DataSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadData(context.queryClient, params.game, parseDataSearch({ ...deps })),
  head: ({ loaderData, params }) =>
    pageHead(loaderData, ({ dataHead }, { shell, league, season }) => dataHead(shell, params.game, league, season)),
  component: Data,
})

function Data() {
  const game = gameByCode(Route.useParams().game)
  const { league } = Route.useLoaderData()
  const search = parseDataSearch({ ...Route.useSearch() })
  return game && <DataPage game={game} search={search} league={league} />
}
