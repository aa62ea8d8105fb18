import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { playersName } from '../players-name.ts'
import { SQUAD_TABS, type SquadSearch, type SquadTab } from '../squad-search.ts'
import type { SquadData } from './panel-props.ts'

const labelOf = (tab: SquadTab, gameId: number): string => {
  if (tab === 'players') return playersName(gameId)
  if (tab === 'matches') return m.library_squad_matches()
  return tab === 'meetings' ? m.match_tab_head_to_head() : m.match_tab_overview()
}

/** The parts of a team's page, as links. */
export const SquadTabs = ({ data: { team, gameId }, search }: { data: SquadData; search: SquadSearch }) => (
  <nav aria-label={m.library_squad_tabs()} className={cn(TAB_ROW, '-mx-3 px-3 md:mx-0 md:px-0')}>
    {SQUAD_TABS.map((tab) => (
      <Link
        key={tab}
        {...libraryLink('squad', team.id)}
        search={tab === 'overview' ? {} : { tab }}
        activeOptions={EXACT_LINK}
        resetScroll={false}
        aria-current={tab === search.tab ? 'page' : undefined}
        className={TAB}
      >
        {labelOf(tab, gameId)}
      </Link>
    ))}
  </nav>
)
