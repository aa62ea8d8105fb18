import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gameName } from '#app/features/match/game-words.ts'
import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { GAMES } from '#contract/games.ts'
import { gamesInOrder } from '../game-order.ts'
import { gamesQuery, useShell } from '../shell.queries.ts'

/** The desk's left rail: every game with how many matches are live, the most watched first. */
export function GameRail() {
  const { brand } = useShell()
  const { data } = useQuery(gamesQuery())
  const live = new Map(data?.games.map((game) => [game.gameId, game.liveCount]))
  return (
    <nav
      aria-label={m.shell_games_label()}
      className="sticky top-[52px] hidden h-[calc(100dvh-52px)] w-[220px] shrink-0 overflow-y-auto py-4 scroll-quiet lg:block"
    >
      <ul>
        {gamesInOrder(GAMES, brand.games).map((game) => (
          <li key={game.id}>
            <Link
              to="/match/{-$game}"
              params={{ game: game.code }}
              preload={false}
              className="flex h-9 items-center gap-3 rounded-md px-3 text-text-muted hover:bg-surface-1 hover:text-text data-[status=active]:bg-surface-1 data-[status=active]:text-brand-text"
            >
              <GameIcon family={game.family} />
              <span className="min-w-0 flex-1 truncate">{gameName(game.id)}</span>
              <span className="figures w-6 text-end text-12">{live.get(game.id) || ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
