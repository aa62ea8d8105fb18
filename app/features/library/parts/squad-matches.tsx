import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { MatchListSkeleton } from '../../match/match-list.tsx'
import { ResultList } from '../../match/result-list.tsx'
import { squadMatchesQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'
import type { SquadPanelProps } from './panel-props.ts'
import { PastResults } from './past-results.tsx'
import { SquadFixtures } from './squad-fixtures.tsx'

/** What a team plays now and next, and its results with how they ended for it. */
export function SquadMatches({ data: { team, gameId } }: SquadPanelProps) {
  const { data } = useQuery(squadMatchesQuery(team.id))
  useLiveBoards(data?.live.length ? [gameId] : [])
  if (!data) return <MatchListSkeleton />
  const { live, coming, recent } = data
  if (live.length + coming.length + recent.length === 0)
    return <EmptyState title={m.library_squad_empty()} text={m.library_squad_empty_hint()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="space-y-4">
        <SquadFixtures live={live} coming={coming} />
      </div>
      {recent.length > 0 && (
        <PastResults>
          <Box title={m.library_squad_recent()}>
            <ResultList matches={recent} teamId={team.id} />
          </Box>
        </PastResults>
      )}
    </div>
  )
}
