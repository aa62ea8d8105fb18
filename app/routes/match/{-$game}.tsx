import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { matchListQuery, seriesCountQuery } from '#app/features/match/match.queries.ts'
import { SchedulePage } from '#app/features/match/schedule/schedule-page.tsx'
import {
  countInput,
  parseScheduleSearch,
  scheduleInput,
  todayIn,
} from '#app/features/match/schedule/schedule-search.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/match/{-$game}')({
  validateSearch: parseScheduleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const game = params.game ? gameByCode(params.game) : undefined
    if (params.game && !game) throw notFound()
    const shell = await queryClient.ensureQueryData(shellQuery())
    const { zone } = shell
    const today = todayIn(zone, Date.now())
    if (deps.view !== 'favourites')
      await Promise.all([
        queryClient.ensureQueryData(
          matchListQuery(scheduleInput(deps, game ? [game.id] : shell.brand.games, zone, today)),
        ),
        queryClient.prefetchQuery(seriesCountQuery(countInput(game?.id, shell.brand.games, zone))),
      ])
    return { shell, today }
  },
  head: ({ loaderData, params, match }) =>
    pageHead(loaderData, ({ scheduleHead }, { shell }) => {
      const isView = Object.values(match.search).some((value) => value !== undefined)
      return scheduleHead(shell, params.game, isView)
    }),
  component: Schedule,
})

function Schedule() {
  const { game } = Route.useParams()
  const { today, shell } = Route.useLoaderData()
  return <SchedulePage {...(game ? { code: game } : {})} search={Route.useSearch()} today={today} zone={shell.zone} />
}
