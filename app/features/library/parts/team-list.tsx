import { Link } from '@tanstack/react-router'
import { Crest } from '#app/ui/crest.tsx'
import { isTour } from '#contract/tours.ts'
import { TeamName } from '../../match/team-name.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { OpenByName } from './open-by-name.tsx'
import type { LeagueData } from './panel-props.ts'

/** Who plays in a season, and a search of all of the sport. */
export const TeamList = ({ data: { teams, league } }: { data: LeagueData }) => (
  <div className="space-y-3">
    <OpenByName
      gameId={league.gameId}
      {...(isTour(league.gameId)
        ? { kind: 'player', usual: [] }
        : {
            kind: 'team',
            usual: teams.map(({ id, name, crest }) => ({
              ...({ kind: 'team', id, gameId: league.gameId, title: name, crest, hint: league.name } as const),
            })),
          })}
    />
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {teams.map((team) => (
        <li key={team.id} className="min-w-0">
          <Link
            {...libraryLink('squad', team.id)}
            preload={false}
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 py-2 font-medium hover:bg-surface-2"
          >
            <Crest id={team.id} crest={team.crest} size={32} />
            <TeamName team={team} />
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
