import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ofSeason, parseLeagueSearch, tabOf } from './league-search.ts'
import { leagueQuery } from './library.queries.ts'
import type { LibraryPageProps } from './library-places.ts'
import { ChampionsPanel } from './parts/champions-panel.tsx'
import { FactsPanel } from './parts/facts-panel.lazy.tsx'
import { LeagueHeader } from './parts/league-header.tsx'
import { LeagueTabs } from './parts/league-tabs.tsx'
import { LeagueTeams } from './parts/league-teams.tsx'
import type { LeaguePanelProps } from './parts/panel-props.ts'
import { RankingsPanel } from './parts/rankings-panel.lazy.tsx'
import { SchedulePanel } from './parts/schedule-panel.tsx'
import { TablePanel } from './parts/table-panel.tsx'
import { TreePanel } from './parts/tree-panel.lazy.tsx'

/** A league: standings, schedule and results, champions. */
export function LeaguePage({ id, asked }: LibraryPageProps) {
  const search = parseLeagueSearch(asked)
  const { data } = useSuspenseQuery(leagueQuery(ofSeason(id, search)))
  const isWide = tabOf(data, search) === 'tree'
  return (
    <div className="space-y-4 px-3 md:px-0">
      <LeagueHeader data={data} search={search} />
      <LeagueTabs data={data} search={search} />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          !isWide && 'lg:grid-cols-[minmax(0,1fr)_300px]',
        )}
      >
        {data.teams.length === 0 ? (
          <EmptyState picture="table" title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
        ) : (
          <Suspense fallback={<Skeleton className="h-[640px] w-full" />}>
            <Panel data={data} search={search} />
          </Suspense>
        )}
        <LeagueTeams data={data} isWide={isWide} />
      </div>
    </div>
  )
}

function Panel(props: LeaguePanelProps) {
  switch (tabOf(props.data, props.search)) {
    case 'tree':
      return <TreePanel {...props} />
    case 'players':
      return <RankingsPanel {...props} />
    case 'facts':
      return <FactsPanel {...props} />
    case 'schedule':
      return <SchedulePanel {...props} />
    case 'champions':
      return <ChampionsPanel {...props} />
    default:
      return <TablePanel {...props} />
  }
}
