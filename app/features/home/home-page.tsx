import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { FreshnessNote } from '../match/freshness-note.tsx'
import { useLiveBoards } from '../match/match.live.ts'
import { matchListQuery } from '../match/match.queries.ts'
import { MatchList } from '../match/match-list.tsx'
import { Pager } from '../match/pager.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { useDaysOfZone } from '../shell/use-days-of-zone.ts'
import { type HomeSearch, listInput } from './home-search.ts'
import { CategoryTabs } from './parts/category-tabs.tsx'
import { HotMatches } from './parts/hot-matches.tsx'
import { ListTabs } from './parts/list-tabs.tsx'
import { StreamsNow } from './parts/streams-now.tsx'

/** Live streams, then the day's matches by category; hot matches at the side. `zone`: of the days that are loaded. */
export function HomePage({ search, zone }: { search: HomeSearch; zone: string }) {
  const { brand } = useShell()
  useDaysOfZone(zone)
  const { data } = useSuspenseQuery(matchListQuery(listInput(search, zone, brand.games)))
  useLiveBoards(boardsOf(data.matches))
  const isOfManyDays = search.list === 'by_time' || search.list === 'hot'
  const isGrouped = !isOfManyDays && (search.order ?? 'league') === 'league'
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <h1 lang={brand.textsTag} className="sr-only">
        {brand.texts.title}
      </h1>
      <div className="min-w-0 space-y-3">
        <StreamsNow />
        <CategoryTabs search={search} />
        <ListTabs search={search} />
        <section aria-label={m.home_list_label()} className="space-y-2 px-3 md:px-0">
          <FreshnessNote />
          <MatchList matches={data.matches} isGrouped={isGrouped} isOfManyDays={isOfManyDays} />
        </section>
        <Pager page={data.page} size={data.size} total={Math.min(data.total, ROWS_MAX)} />
      </div>
      <aside className="min-w-0 space-y-4 px-3 md:px-0">
        <HotMatches />
      </aside>
    </div>
  )
}

/** Games with rows on the page that may change. */
function boardsOf(matches: readonly { gameId: number; status: string }[]): number[] {
  const games = new Set<number>()
  for (const match of matches) if (match.status !== 'finished' && match.status !== 'cancelled') games.add(match.gameId)
  return [...games]
}
