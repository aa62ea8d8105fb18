import { Link } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { GAMES, gameByCode } from '#contract/games.ts'
import { navCodes } from '../../../shell/game-order.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { gameName } from '../../game-name.ts'
import type { ScheduleSearch } from '../schedule-search.ts'

const chip =
  'flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface-1 px-4 text-13 text-text-muted hover:text-text aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand'

/**
 * The game navigation required by the product's rules: hot, then nine games or those of the brand, and the current game
 * when it is another one.
 */
export function GameTabs({ code, search }: { code: string | undefined; search: ScheduleSearch }) {
  const { brand } = useShell()
  const codes = [...navCodes(GAMES, brand.games)]
  if (code && !codes.includes(code)) codes.unshift(code)
  const sharedSearch = { view: search.view, day: search.day }
  return (
    <nav aria-label={m.match_schedule_games()} className="scroll-quiet overflow-x-auto">
      <ul className="flex w-max gap-2 px-3 md:px-0">
        <li>
          <Link
            to="/match/{-$game}"
            params={{ game: undefined }}
            search={sharedSearch}
            activeOptions={EXACT_LINK}
            aria-current={code ? undefined : 'page'}
            className={chip}
          >
            {m.shell_games_hot()}
          </Link>
        </li>
        {codes.map((each) => {
          const game = gameByCode(each)
          return game ? (
            <li key={each} ref={code === each ? bringIntoView : undefined}>
              <Link
                to="/match/{-$game}"
                params={{ game: each }}
                search={sharedSearch}
                activeOptions={EXACT_LINK}
                aria-current={code === each ? 'page' : undefined}
                className={chip}
              >
                <GameIcon id={game.id} size={16} />
                {gameName(game.id)}
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}
