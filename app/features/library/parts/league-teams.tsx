import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { isTour } from '#contract/tours.ts'
import { TeamName } from '../../match/team-name.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { Box } from './box.tsx'
import type { LeagueData } from './panel-props.ts'

/** Who plays in the season; `isWide`: below a panel that takes the whole width. */
export function LeagueTeams({ data: { league, teams }, isWide }: { data: LeagueData; isWide: boolean }) {
  if (teams.length === 0) return null
  return (
    <Box title={isTour(league.gameId) ? m.library_competitors() : m.library_teams()}>
      <ul
        className={cn(
          'grid grid-cols-2 p-1',
          isWide ? 'md:grid-cols-4' : 'lg:max-h-[70dvh] lg:grid-cols-1 lg:overflow-y-auto',
        )}
      >
        {teams.map((team) => (
          <li key={team.id} className="flex min-h-10 min-w-0 items-center gap-2 px-2 text-13">
            <Crest id={team.id} crest={team.crest} size={20} />
            <Link {...libraryLink('squad', team.id)} className="flex min-w-0 flex-1 hover:underline">
              <TeamName team={team} />
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
