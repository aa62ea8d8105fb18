import { Link } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Flag } from '#app/ui/flag.tsx'
import { gameById } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { positionName } from '../../match/position-name.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { PlayerSearch } from '../player-search.ts'
import { CrestedTitle } from './crested-title.tsx'
import type { PlayerData } from './panel-props.ts'
import { SeasonSelect } from './season-select.tsx'
import { CRUMB, LeagueCrumb, Trail } from './trail.tsx'

/** Who the player is, for whom she or he plays, and the choice of the season. */
export function PlayerHeader({ data, search }: { data: PlayerData; search: PlayerSearch }) {
  const { player, team, gameId, league, season, seasons } = data
  const { locale } = useShell()
  const isOfTour = isTour(gameId)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Trail gameId={gameId}>
          {league && <LeagueCrumb league={league} />}
          {!isOfTour && (
            <>
              <span aria-hidden="true">/</span>
              <Link {...libraryLink('squad', team.id)} className={CRUMB}>
                <bdi>{team.name}</bdi>
              </Link>
            </>
          )}
        </Trail>
        <CrestedTitle
          kind="player"
          id={player.id}
          name={player.name}
          team={team}
          facts={[
            player.fullName,
            player.position && !isOfTour ? positionName(player.position, gameById(gameId)?.family) : undefined,
            player.number !== undefined && !isOfTour ? `#${player.number}` : undefined,
            player.isCaptain ? m.match_lineup_captain() : undefined,
            player.country && countryName(player.country, locale.tag),
          ]}
        >
          {player.country && <Flag country={player.country} />}
        </CrestedTitle>
      </div>
      {season && (
        <SeasonSelect
          season={season}
          seasons={seasons}
          searchOf={(asked) => ({ season: asked, ...(search.with ? { with: search.with } : {}) })}
        />
      )}
    </header>
  )
}
