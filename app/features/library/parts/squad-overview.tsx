import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { squadMatchesQuery } from '../squad.queries.ts'
import { FormBox } from './form-box.tsx'
import { HonoursBox } from './honours-box.tsx'
import { SquadMaps } from './map-tables.lazy.tsx'
import type { SquadPanelProps } from './panel-props.ts'
import { PastResults } from './past-results.tsx'
import { RankPath } from './rank-path.tsx'
import { SquadFixtures } from './squad-fixtures.tsx'
import { TeamFigures } from './team-figures.tsx'

const NEXT = 3

/** What is on or next, form, the way through the table, and figures beside the league's. */
export function SquadOverview({ data, search }: SquadPanelProps) {
  const { team, gameId, ranks, teamCount } = data
  const { data: matches } = useQuery(squadMatchesQuery(team.id))
  useLiveBoards(matches?.live.length ? [gameId] : [])
  if (!matches) return <Skeleton className="h-[640px] w-full" />
  const { live } = matches
  const coming = matches.coming.slice(0, NEXT)
  if (live.length + coming.length + matches.recent.length === 0)
    return <EmptyState title={m.library_squad_empty()} text={m.library_squad_empty_hint()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="space-y-4">
        {matches.recent.length > 0 && (
          <PastResults>
            <FormBox team={team} recent={matches.recent} window={search.form} />
          </PastResults>
        )}
        <SquadFixtures live={live} coming={coming} />
        <RankPath ranks={ranks} teamCount={teamCount} />
      </div>
      <div className="space-y-4">
        <TeamFigures data={data} />
        <HonoursBox teamId={team.id} />
        {data.maps && (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <SquadMaps data={data} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
