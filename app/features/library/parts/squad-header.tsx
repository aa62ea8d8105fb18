import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import type { SquadData } from './panel-props.ts'
import { Trail } from './trail.tsx'

/** The team's name, where it plays and how it stands. */
export function SquadHeader({ data: { team, gameId, league, row, teamCount, venue, formation } }: { data: SquadData }) {
  const facts = [row && m.library_squad_rank({ rank: row.rank, count: teamCount }), venue, formation].filter(Boolean)
  return (
    <header>
      <Trail gameId={gameId} country={league?.country}>
        {league && (
          <Link
            {...libraryLink('league', league.id)}
            className="flex min-h-8 items-center hover:text-text hover:underline"
          >
            <bdi>{league.name}</bdi>
          </Link>
        )}
      </Trail>
      <div className="flex items-center gap-3">
        <Crest id={team.id} crest={team.crest} size={56} />
        <div className="min-w-0">
          <h1 className="flex items-center gap-1 font-bold text-20">
            <span dir="auto" className="text-balance">
              {team.name}
            </span>
            <FollowSlot kind="team" id={team.id} name={team.name} among={[team.id]} />
          </h1>
          {facts.length > 0 && (
            <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
              {facts.map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
