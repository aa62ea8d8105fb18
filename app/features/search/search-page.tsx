import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { GAMES } from '#contract/games.ts'
import { gameName } from '../match/game-name.ts'
import { searchGames } from './search-games.ts'

/** Search results among the games; teams, leagues and news are not searched yet. */
export function SearchPage({ text }: { text: string }) {
  const games = searchGames(text, GAMES, gameName)
  return (
    <div className="space-y-3 px-3 md:px-0">
      <h1 className="break-words font-bold text-20">{m.search_page_title({ text })}</h1>
      {games.length === 0 ? (
        <EmptyState picture="search" title={m.search_page_empty()} text={m.search_page_hint()} />
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {games.map((game) => (
            <li key={game.id}>
              <Link
                to="/match/{-$game}"
                params={{ game: game.code }}
                className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-4 hover:bg-surface-2"
              >
                <GameIcon id={game.id} />
                {gameName(game.id)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
