import { Link } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { gameById } from '#contract/games.ts'
import type { SquadPlayer } from '#contract/library-squads.ts'
import { positionName } from '../../match/position-name.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { Box } from './box.tsx'
import type { SquadPanelProps } from './panel-props.ts'

/** In the order of the line-up. */
function byPosition(players: readonly SquadPlayer[]): [position: string, players: SquadPlayer[]][] {
  const groups = new Map<string, SquadPlayer[]>()
  for (const player of players) {
    const position = player.position ?? ''
    groups.set(position, [...(groups.get(position) ?? []), player])
  }
  return [...groups]
}

/** Who plays for a team, by position, with numbers and countries. */
export function SquadPlayers({ data: { players, gameId } }: SquadPanelProps) {
  const family = gameById(gameId)?.family
  if (players.length === 0)
    return <EmptyState title={m.library_players_empty()} text={m.library_players_empty_hint()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      {byPosition(players).map(([position, list]) => (
        <Box key={position} title={positionName(position, family)}>
          <ul className="divide-y divide-line">
            {list.map((player) => (
              <Player key={player.id} player={player} />
            ))}
          </ul>
        </Box>
      ))}
    </div>
  )
}

function Player({ player: { id, name, fullName, number, country, isCaptain } }: { player: SquadPlayer }) {
  const { locale } = useShell()
  return (
    <li className="relative flex min-h-11 items-center gap-3 px-3 py-1.5 text-13 hover:bg-surface-2">
      <span className="figures w-6 shrink-0 text-text-muted">{number}</span>
      <Link {...libraryLink('player', id)} className="min-w-0 flex-1 after:absolute after:inset-0">
        <bdi className="font-medium">{name}</bdi>
        {fullName && <bdi className="block truncate text-12 text-text-muted">{fullName}</bdi>}
      </Link>
      {isCaptain && <span className="text-12 text-text-muted">{m.match_lineup_captain()}</span>}
      {country && <Flag country={country} name={countryName(country, locale.tag)} />}
    </li>
  )
}
