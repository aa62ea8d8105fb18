import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Team } from '#contract/entities.ts'
import { ResultList } from '../../match/result-list.tsx'
import { formOf } from '../form-of.ts'
import { leagueQuery } from '../library.queries.ts'
import { meetingsQuery, squadMatchesQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'
import { Numbers } from './numbers.tsx'
import type { SquadPanelProps } from './panel-props.ts'
import { PastResults } from './past-results.tsx'

/** Teams of the league, and those of other competitions whom the team has played or will play. */
function useOpponents({ team, league }: SquadPanelProps['data']): Team[] {
  const { data: season } = useQuery({ ...leagueQuery({ leagueId: league?.id ?? 0 }), enabled: league !== undefined })
  const { data: played } = useQuery(squadMatchesQuery(team.id))
  const met = [...(played?.recent ?? []), ...(played?.coming ?? [])].flatMap(({ home, away }) => [home, away])
  const teams = new Map([...(season?.teams ?? []), ...met].map((each) => [each.id, each]))
  teams.delete(team.id)
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Every result against a chosen opponent. */
export function SquadMeetings({ data, search }: SquadPanelProps) {
  const navigate = useNavigate()
  const opponents = useOpponents(data)
  const { with: withId } = search
  return (
    <div className="max-w-144 space-y-4">
      <Select
        aria-label={m.library_meetings_choose()}
        placeholder={m.library_meetings_choose()}
        value={withId === undefined ? '' : String(withId)}
        onChange={({ target }) =>
          void navigate({
            to: '.',
            search: { tab: 'meetings', ...(target.value ? { with: Number(target.value) } : {}) },
            hash: true,
            resetScroll: false,
          })
        }
        options={opponents.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {withId === undefined ? (
        <p className="text-13 text-text-muted">{m.library_meetings_hint()}</p>
      ) : (
        <PastResults>
          <Meetings team={data.team} withId={withId} />
        </PastResults>
      )}
    </div>
  )
}

function Meetings({ team, withId }: { team: Team; withId: number }) {
  const { data, isError } = useQuery(meetingsQuery({ teamId: team.id, withId }))
  if (isError || data?.matches.length === 0)
    return <EmptyState title={m.library_meetings_empty()} text={m.library_meetings_empty_hint()} />
  if (!data) return <Skeleton className="h-64 w-full" />
  const { won, drawn, lost } = formOf(data.matches, team.id, data.matches.length)
  return (
    <Box title={data.other.name}>
      <div className="border-line border-b p-3">
        <Numbers
          figures={[
            { label: m.match_standings_won_long(), value: String(won) },
            ...(drawn > 0 ? [{ label: m.match_standings_drawn_long(), value: String(drawn) }] : []),
            { label: m.match_standings_lost_long(), value: String(lost) },
          ]}
        />
      </div>
      <ResultList matches={data.matches} teamId={team.id} />
    </Box>
  )
}
