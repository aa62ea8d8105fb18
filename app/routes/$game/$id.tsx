import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { isMatchId, loadMatch, loadScoreboardOf } from '#app/features/match/page/load-match.ts'
import { MatchPage } from '#app/features/match/page/match-page.tsx'
import { isMatchTab, type MatchTab } from '#app/features/match/page/match-tabs.ts'
import { MatchVideosSlot } from '#app/features/video-list/match-videos-slot.tsx'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/$game/$id')({
  params: { parse: ({ game, id }) => (gameByCode(game) && isMatchId(id) ? { game, id } : false) },
  // Undefined rather than absent: the router would keep the raw value of a missing key.
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: MatchTab } => ({
    tab: isMatchTab(tab) && tab !== 'overview' ? tab : undefined,
  }),
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'overview' }),
  loader: ({ context, params, deps }) => loadMatch(context.queryClient, params.game, params.id, deps.tab),
  head: async ({ loaderData, params }) => {
    // The router hydrates the page when this resolves, so the scoreboard's code must be loaded by then.
    await loadScoreboardOf(params.game)
    return pageHead(loaderData, ({ matchHead }, page) => matchHead(page, `/${params.game}/${params.id}`))
  },
  component: Match,
})

function Match() {
  const { game, id } = Route.useParams()
  const { tab = 'overview' } = Route.useSearch()
  const match = { game, id: Number(id) }
  return <MatchPage key={id} {...match} tab={tab} videos={<MatchVideosSlot {...match} />} />
}
