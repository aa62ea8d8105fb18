import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { isTour } from '#contract/tours.ts'
import type { PartSearch } from '../part-search.ts'
import { squadQuery } from '../squad.queries.ts'
import { parseSquadSearch } from '../squad-search.ts'
import { OpenByName } from './open-by-name.tsx'
import type { LeagueData } from './panel-props.ts'
import { SquadPlayers } from './squad-players.tsx'
import { TeamList } from './team-list.tsx'

interface PlayerListProps {
  data: LeagueData
  search: PartSearch
}

/** The players of a team that is chosen; of a tour who plays in it. */
export const PlayerList = (props: PlayerListProps) =>
  isTour(props.data.league.gameId) ? <TeamList data={props.data} /> : <OfTeam {...props} />

function OfTeam({ data: { teams, league }, search }: PlayerListProps) {
  const navigate = useNavigate()
  const teamId = search.team ?? teams[0]?.id ?? 0
  const { data } = useQuery(squadQuery(teamId))
  return (
    <div className="space-y-3">
      <OpenByName kind="player" gameId={league.gameId} usual={[]} />
      <div className="sm:max-w-80">
        <Select
          aria-label={m.library_choose_team()}
          value={String(teamId)}
          onChange={({ target }) =>
            void navigate({
              to: '.',
              search: (now) => ({ ...now, team: Number(target.value) }),
              hash: true,
              resetScroll: false,
            })
          }
          options={[...(teams.some(({ id }) => id === teamId) || !data ? [] : [data.team]), ...teams].map(
            ({ id, name }) => ({ value: String(id), label: name }),
          )}
        />
      </div>
      {data ? <SquadPlayers data={data} search={parseSquadSearch({})} /> : <Skeleton className="h-[480px] w-full" />}
    </div>
  )
}
