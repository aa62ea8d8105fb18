import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { LEAGUE_TABS, type LeagueSearch, type LeagueTab } from '../league-search.ts'

const LABELS: Readonly<Record<LeagueTab, () => string>> = {
  table: m.library_tab_table,
  schedule: m.library_tab_schedule,
  champions: m.library_tab_champions,
}

/** The parts of a league's page, as links. */
export function LeagueTabs({ leagueId, search }: { leagueId: number; search: LeagueSearch }) {
  const current = search.tab ?? 'table'
  return (
    <nav aria-label={m.library_tabs()} className={cn(TAB_ROW, '-mx-3 px-3 md:mx-0 md:px-0')}>
      {LEAGUE_TABS.map((tab) => (
        <Link
          key={tab}
          to="/{$library}Library/{-$id}"
          params={{ library: 'league', id: String(leagueId) }}
          search={{
            ...(tab === 'table' ? {} : { tab }),
            // Champions are of all seasons.
            ...(search.season && tab !== 'champions' ? { season: search.season } : {}),
          }}
          activeOptions={EXACT_LINK}
          resetScroll={false}
          aria-current={tab === current ? 'page' : undefined}
          className={TAB}
        >
          {LABELS[tab]()}
        </Link>
      ))}
    </nav>
  )
}
