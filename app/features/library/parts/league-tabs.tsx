import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { type LeagueTab, tabOf, tabsOf } from '../league-search.ts'
import { playersName } from '../players-name.ts'
import type { LeaguePanelProps } from './panel-props.ts'

const LABELS: Readonly<Record<LeagueTab, (gameId: number) => string>> = {
  table: () => m.library_tab_table(),
  tree: () => m.library_tab_tree(),
  schedule: () => m.library_tab_schedule(),
  players: playersName,
  facts: () => m.library_tab_facts(),
  champions: () => m.library_tab_champions(),
}

/** Of a league whose play-offs are not played: they are a projection, and nobody wins more than the table. */
const WITHOUT_PLAYOFFS: Partial<typeof LABELS> = {
  tree: () => m.library_tab_playoffs(),
  champions: () => m.library_tab_firsts(),
}

/** The parts of a league's page, as links. */
export function LeagueTabs({ data, search }: LeaguePanelProps) {
  const tabs = tabsOf(data)
  const current = tabOf(data, search)
  return (
    <nav aria-label={m.library_tabs()} className={cn(TAB_ROW, '-mx-3 px-3 md:mx-0 md:px-0')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/{$library}Library/{-$id}"
          params={{ library: 'league', id: String(data.league.id) }}
          search={{
            ...(tab === tabs[0] ? {} : { tab }),
            // Champions are of all seasons.
            ...(search.season && tab !== 'champions' ? { season: search.season } : {}),
          }}
          activeOptions={EXACT_LINK}
          resetScroll={false}
          aria-current={tab === current ? 'page' : undefined}
          className={TAB}
        >
          {((data.isWithoutPlayoffs && WITHOUT_PLAYOFFS[tab]) || LABELS[tab])(data.league.gameId)}
        </Link>
      ))}
    </nav>
  )
}
