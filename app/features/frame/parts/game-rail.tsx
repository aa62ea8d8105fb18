import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { GAMES, type Game } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { railGames, withFollowed } from '../../shell/game-order.ts'
import { liveCountsQuery, useShell } from '../../shell/shell.queries.ts'
import { followedGamesScript } from '../theme-script.ts'

/** The mall and pages about a person or for staff have a navigation of their own; a wall of streams takes all width. */
const WITHOUT_RAIL = /^\/(userInfo|caijian|admin|anchorCenter|channel|creatorCenter|mall|live2|videos\/mine)(\/|$)/

const pathOf = ({ code }: Game) => `/match/${code}`

/** Followed when the page was loaded: named by the script of the head. The server knows none. */
const followedGames = () =>
  import.meta.env.SSR ? [] : (document.documentElement.dataset.games?.split(',').map(Number) ?? [])

/** The game navigation at the left of wide screens: the visitor's games, then ten with their live matches, then all. */
export function GameRail() {
  const { brand } = useShell()
  const nonce = useRouter().options.ssr?.nonce
  const { data } = useQuery(liveCountsQuery())
  const path = useLocation({ select: (location) => location.pathname })
  // As on the first paint: no link moves away from the pointer when counts change.
  const [rail] = useState(() => railGames(GAMES, brand.games, data))
  const [{ followed, first, more }] = useState(() => withFollowed(rail, followedGames()))
  if (WITHOUT_RAIL.test(path)) return null
  const shared = { path, counts: data }
  return (
    <>
      <HydrateWhenSeen as="nav" aria-label={m.shell_games_label()} className="rail scroll-quiet">
        <GameLinks games={followed} isFollowed {...shared} />
        <GameLinks games={first} {...shared} />
        <details open={rail.more.some((game) => pathOf(game) === path)}>
          <summary>{m.shell_games_more()}</summary>
          <GameLinks games={more} {...shared} />
        </details>
      </HydrateWhenSeen>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which runs as the page is read.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? followedGamesScript : '' }}
      />
    </>
  )
}

interface GameLinksProps {
  games: readonly Game[]
  isFollowed?: boolean
  /** The page's path. */
  path: string
  /** Numbers of live matches by game id. */
  counts: Readonly<Record<number, number>> | undefined
}

function GameLinks({ games, isFollowed, path, counts }: GameLinksProps) {
  const { prefix } = useShell()
  return games.map((game) => (
    <a
      key={game.id}
      href={`${prefix}${pathOf(game)}`}
      data-routed=""
      data-game={game.id}
      data-followed={isFollowed ? '' : undefined}
      aria-current={path === pathOf(game) ? 'page' : undefined}
    >
      <GameIcon id={game.id} />
      <span>{gameName(game.id)}</span>
      <b>{counts?.[game.id]}</b>
    </a>
  ))
}
