import { Link, useNavigate } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Select } from '#app/ui/select.tsx'
import { gameById } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { positionName } from '../../match/position-name.ts'
import { seasonName } from '../../match/season-name.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { PlayerSearch } from '../player-search.ts'
import type { PlayerData } from './panel-props.ts'
import { Trail } from './trail.tsx'

/** Who the player is, for whom she or he plays, and the choice of the season. */
export function PlayerHeader({ data, search }: { data: PlayerData; search: PlayerSearch }) {
  const { player, team, gameId, league } = data
  const { locale } = useShell()
  const isOfTour = isTour(gameId)
  const facts = [
    player.fullName,
    player.position && !isOfTour ? positionName(player.position, gameById(gameId)?.family) : undefined,
    player.number !== undefined && !isOfTour ? `#${player.number}` : undefined,
    player.isCaptain ? m.match_lineup_captain() : undefined,
    player.country && countryName(player.country, locale.tag),
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Trail gameId={gameId}>
          {league && (
            <Link
              {...libraryLink('league', league.id)}
              className="flex min-h-8 items-center hover:text-text hover:underline"
            >
              <bdi>{league.name}</bdi>
            </Link>
          )}
          {!isOfTour && (
            <>
              <span aria-hidden="true">/</span>
              <Link
                {...libraryLink('squad', team.id)}
                className="flex min-h-8 items-center hover:text-text hover:underline"
              >
                <bdi>{team.name}</bdi>
              </Link>
            </>
          )}
        </Trail>
        <div className="flex items-center gap-3">
          <Crest id={team.id} crest={team.crest} size={56} />
          <div className="min-w-0">
            <h1 className="flex items-center gap-1 font-bold text-20">
              <span dir="auto" className="text-balance">
                {player.name}
              </span>
              <FollowSlot kind="player" id={player.id} name={player.name} among={[player.id]} />
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-muted">
              {player.country && <Flag country={player.country} />}
              {facts.map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </p>
          </div>
        </div>
      </div>
      <Seasons data={data} search={search} />
    </header>
  )
}

function Seasons({ data: { season, seasons }, search }: { data: PlayerData; search: PlayerSearch }) {
  const { locale } = useShell()
  const navigate = useNavigate()
  if (!season || seasons.length < 2) return null
  return (
    <Select
      aria-label={m.library_season()}
      className="max-w-64"
      value={season.id}
      onChange={({ target }) =>
        void navigate({
          to: '.',
          search: { season: target.value, ...(search.with ? { with: search.with } : {}) },
          hash: true,
          resetScroll: false,
        })
      }
      options={seasons.map((each) => ({ value: each.id, label: seasonName(each, locale.tag) }))}
    />
  )
}
