import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { GAMES, type Game } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { railGames } from '../../shell/game-order.ts'
import { liveCountsQuery, useShell } from '../../shell/shell.queries.ts'

/** Pages about a person or for staff have a navigation of their own. */
const WITHOUT_RAIL = /^\/(userInfo|caijian|admin)(\/|$)/

const pathOf = ({ code }: Game) => `/match/${code}`

/** The game navigation at the left of wide screens: ten games with their number of live matches, then all others. */
export function GameRail() {
  const { brand } = useShell()
  const { data } = useQuery(liveCountsQuery())
  const path = useLocation({ select: (location) => location.pathname })
  // As on the first paint: no link moves away from the pointer when counts change.
  const [{ first, more }] = useState(() => railGames(GAMES, brand.games, data))
  if (WITHOUT_RAIL.test(path)) return null
  const shared = { path, counts: data }
  return (
    <HydrateWhenSeen as="nav" aria-label={m.shell_games_label()} className="rail scroll-quiet">
      <GameLinks games={first} {...shared} />
      <details open={more.some((game) => pathOf(game) === path)}>
        <summary>{m.shell_games_more()}</summary>
        <GameLinks games={more} {...shared} />
      </details>
    </HydrateWhenSeen>
  )
}

interface GameLinksProps {
  games: readonly Game[]
  /** The page's path. */
  path: string
  /** Numbers of live matches by game id. */
  counts: Readonly<Record<number, number>> | undefined
}

function GameLinks({ games, path, counts }: GameLinksProps) {
  const { prefix } = useShell()
  return games.map((game) => (
    <a
      key={game.id}
      href={`${prefix}${pathOf(game)}`}
      data-routed=""
      aria-current={path === pathOf(game) ? 'page' : undefined}
    >
      <GameIcon id={game.id} />
      <span>{gameName(game.id)}</span>
      <b>{counts?.[game.id]}</b>
    </a>
  ))
}
