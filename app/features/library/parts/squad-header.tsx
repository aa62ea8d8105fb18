import { m } from '#app/paraglide/messages.js'
import { CrestedTitle } from './crested-title.tsx'
import type { SquadData } from './panel-props.ts'
import { LeagueCrumb, Trail } from './trail.tsx'

/** The team's name, where it plays and how it stands. */
export const SquadHeader = ({
  data: { team, gameId, league, row, teamCount, venue, formation },
}: {
  data: SquadData
}) => (
  <header>
    <Trail gameId={gameId} country={league?.country}>
      {league && <LeagueCrumb league={league} />}
    </Trail>
    <CrestedTitle
      kind="team"
      id={team.id}
      name={team.name}
      team={team}
      facts={[row && m.library_squad_rank({ rank: row.rank, count: teamCount }), venue, formation]}
    />
  </header>
)
