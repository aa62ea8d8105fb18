import { createFileRoute } from '@tanstack/react-router'
import { isMatchId, loadMatch } from '#app/features/match/page/load-match.ts'
import { matchHead } from '#app/features/match/page/match-head.ts'
import { MatchPage } from '#app/features/match/page/match-page.tsx'
import { isMatchTab, type MatchTab } from '#app/features/match/page/match-tabs.ts'
import { seo } from '#app/features/shell/seo.ts'
import { eventData } from '#app/features/shell/structured-data.ts'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/$game/$id')({
  params: { parse: ({ game, id }) => (gameByCode(game) && isMatchId(id) ? { game, id } : false) },
  // Undefined rather than absent: what is left out here would keep whatever the address says.
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: MatchTab } => ({
    tab: isMatchTab(tab) && tab !== 'overview' ? tab : undefined,
  }),
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'overview' }),
  loader: ({ context, params, deps }) => loadMatch(context.queryClient, params.game, params.id, deps.tab),
  head: ({ loaderData, params }) => {
    if (!loaderData) return {}
    const { shell, match, venue } = loaderData
    const path = `/${params.game}/${params.id}`
    return seo(shell, {
      ...matchHead(match, shell.brand.texts.name, {
        tag: shell.locale.tag,
        zone: shell.zone,
        hidesScores: shell.view.hidesScores,
      }),
      path,
      structuredData: [eventData(shell, match, path, venue)],
    })
  },
  component: Match,
})

function Match() {
  const { game, id } = Route.useParams()
  const { tab = 'overview' } = Route.useSearch()
  return <MatchPage key={id} game={game} id={Number(id)} tab={tab} />
}
