import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { useDaysOfZone } from '../../shell/use-days-of-zone.ts'
import { FreshnessNote } from '../freshness-note.tsx'
import { gameName } from '../game-name.ts'
import { useLiveBoards } from '../match.live.ts'
import { matchListQuery, seriesCountQuery } from '../match.queries.ts'
import { MatchList } from '../match-list.tsx'
import { Pager } from '../pager.tsx'
import { DayStrip } from './parts/day-strip.tsx'
import { FavouriteMatches } from './parts/favourite-matches.tsx'
import { GameTabs } from './parts/game-tabs.tsx'
import { ScheduleFilters } from './parts/schedule-filters.tsx'
import { ViewTabs } from './parts/view-tabs.tsx'
import { countInput, type ScheduleSearch, scheduleInput } from './schedule-search.ts'

interface SchedulePageProps {
  /** Route code of a game; absent for all games. */
  code?: string
  search: ScheduleSearch
  /** Today in `zone`, the time zone of the day that is loaded. */
  today: string
  zone: string
}

/** Schedule, results and favourites of a game or of all. */
export function SchedulePage({ code, search, today, zone }: SchedulePageProps) {
  const game = code ? gameByCode(code) : undefined
  const view = search.view ?? 'schedule'
  return (
    <div className="space-y-3 lg:max-w-[860px]">
      <div className="flex flex-wrap items-center justify-between gap-3 px-3 md:px-0">
        <h1 className="font-bold text-20">{game ? gameName(game.id) : m.match_schedule_title()}</h1>
        <ViewTabs code={code} view={view} />
      </div>
      <GameTabs code={code} search={search} />
      {view === 'favourites' ? (
        <FavouriteMatches code={code} search={search} gameId={game?.id} />
      ) : (
        <DayOfMatches code={code} search={search} gameId={game?.id} today={today} zone={zone} />
      )}
    </div>
  )
}

function DayOfMatches({
  code,
  search,
  gameId,
  today,
  zone,
}: {
  code: string | undefined
  search: ScheduleSearch
  gameId: number | undefined
  today: string
  zone: string
}) {
  const { brand } = useShell()
  useDaysOfZone(zone)
  const gameIds = gameId === undefined ? brand.games : [gameId]
  const { data } = useSuspenseQuery(matchListQuery(scheduleInput(search, gameIds, zone, today)))
  const counts = useQuery(seriesCountQuery(countInput(gameId, brand.games, zone))).data
  const boards = [...new Set(data.matches.filter((match) => match.status !== 'finished').map((match) => match.gameId))]
  useLiveBoards(boards)
  return (
    <>
      <DayStrip code={code} search={search} today={today} counts={counts?.days} />
      <ScheduleFilters code={code} search={search} leagues={counts?.leagues ?? []} />
      <section aria-label={m.home_list_label()} className="space-y-2 px-3 md:px-0">
        <FreshnessNote isLive={boards.length > 0} />
        <MatchList matches={data.matches} isGrouped />
      </section>
      <Pager page={data.page} size={data.size} total={Math.min(data.total, ROWS_MAX)} />
    </>
  )
}
