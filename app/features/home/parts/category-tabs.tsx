import { Link } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { gameByCode, HOME_TABS } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { type Category, categoriesOf } from '../categories.ts'
import type { HomeSearch } from '../home-search.ts'

const NAMES = {
  recommended: m.home_tab_recommended,
  football: m.home_tab_football,
  basketball: m.home_tab_basketball,
  esports: m.home_tab_esports,
  baseball: m.home_tab_baseball,
  tennis: m.home_tab_tennis,
  other: m.home_tab_other,
} as const

const nameOf = ({ tab, game }: Category) => (game ? gameName(gameByCode(game)?.id ?? 0) : NAMES[HOME_TABS[tab ?? 0]]())

/** The categories of the brand's games; of the seven in docs/product.md, section 2, those that it has. */
export function CategoryTabs({ search }: { search: HomeSearch }) {
  const { brand } = useShell()
  return (
    <nav aria-label={m.home_tabs_label()} className="scroll-quiet min-w-0 flex-1 overflow-x-auto">
      <ul className="flex px-3 md:px-0">
        {categoriesOf(brand.games).map(({ tab, game }) => (
          <li key={game ?? tab ?? 0} ref={search.tab === tab && search.game === game ? bringIntoView : undefined}>
            <Link
              to="/"
              search={{ ...search, tab, game, page: undefined }}
              resetScroll={false}
              onClick={(event) => showListStart(event.currentTarget)}
              activeOptions={EXACT_LINK}
              aria-current={search.tab === tab && search.game === game ? 'page' : undefined}
              className="block whitespace-nowrap border-transparent border-b-2 px-3 py-2.5 font-medium md:px-4 md:py-3 text-text-muted hover:text-text aria-[current]:border-brand aria-[current]:text-text"
            >
              {nameOf({ tab, game })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The tabs can be pressed far down a list: another one is shown from its start. */
function showListStart(tab: Element): void {
  const list = tab.closest('section')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
