import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { GAMES } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { gamesInOrder } from '../../shell/game-order.ts'
import { liveCountsQuery, useShell } from '../../shell/shell.queries.ts'

/**
 * The game navigation at the left of wide screens: every game with its number of live matches, in the brand's order.
 */
export function GameRail() {
  const { brand, prefix } = useShell()
  const { data } = useQuery(liveCountsQuery())
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <HydrateWhenSeen
      as="nav"
      aria-label={m.shell_games_label()}
      className="rail scroll-quiet sticky top-[52px] hidden h-[calc(100dvh-52px)] w-[220px] shrink-0 overflow-y-auto py-4 lg:block"
    >
      {gamesInOrder(GAMES, brand.games).map((game) => (
        <a
          key={game.id}
          href={`${prefix}/match/${game.code}`}
          data-routed=""
          aria-current={path === `/match/${game.code}` ? 'page' : undefined}
        >
          <GameIcon id={game.id} />
          <span>{gameName(game.id)}</span>
          <b>{data?.[game.id]}</b>
        </a>
      ))}
    </HydrateWhenSeen>
  )
}
