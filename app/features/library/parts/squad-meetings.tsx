import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Team } from '#contract/entities.ts'
import type { SearchHit } from '#contract/search.ts'
import { ResultList } from '../../match/result-list.tsx'
import { formOf } from '../form-of.ts'
import { leagueQuery } from '../library.queries.ts'
import { meetingsQuery, squadMatchesQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'
import { ChooseByName } from './choose-by-name.tsx'
import { Numbers } from './numbers.tsx'
import type { SquadData, SquadPanelProps } from './panel-props.ts'
import { PastResults } from './past-results.tsx'

/** Teams of the league, and those of other competitions whom the team has played or will play. */
function useOpponents({ team, gameId, league }: SquadData): SearchHit[] {
  const { data: season } = useQuery({ ...leagueQuery({ leagueId: league?.id ?? 0 }), enabled: league !== undefined })
  const { data: played } = useQuery(squadMatchesQuery(team.id))
  const met = [...(played?.recent ?? []), ...(played?.coming ?? [])].flatMap(({ home, away }) => [home, away])
  const asHit = ({ id, name, crest }: Team): SearchHit => ({ kind: 'team', id, gameId, title: name, crest })
  const ofLeague = season?.teams.map((each) => ({ ...asHit(each), hint: season.league.name })) ?? []
  const hits = new Map([...met.map(asHit), ...ofLeague].map((hit) => [hit.id, hit]))
  hits.delete(team.id)
  return [...hits.values()].sort((a, b) => a.title.localeCompare(b.title))
}

/** The opponent of the address, also one that is not usual. */
function useChosen(teamId: number, withId: number | undefined, opponents: readonly SearchHit[]) {
  const { data } = useQuery({ ...meetingsQuery({ teamId, withId: withId ?? 0 }), enabled: withId !== undefined })
  const name = opponents.find(({ id }) => id === withId)?.title ?? data?.other.name
  return withId === undefined || name === undefined ? undefined : { id: withId, name }
}

/** Every result against a chosen opponent. */
export function SquadMeetings({ data, search }: SquadPanelProps) {
  const navigate = useNavigate()
  const opponents = useOpponents(data)
  const { with: withId } = search
  const chosen = useChosen(data.team.id, withId, opponents)
  return (
    <div className="max-w-144 space-y-4">
      <ChooseByName
        // A side that is one person is found as a player.
        kind={data.players.length === 1 ? 'player' : 'team'}
        gameId={data.gameId}
        usual={opponents}
        idOf={({ id, teamId }) => teamId ?? id}
        except={data.team.id}
        chosen={chosen}
        onChoose={(id) =>
          void navigate({
            to: '.',
            search: { tab: 'meetings', ...(id === undefined ? {} : { with: id }) },
            hash: true,
            resetScroll: false,
          })
        }
        label={m.library_meetings_choose()}
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
