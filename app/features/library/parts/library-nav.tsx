import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { type LibraryPart, partParams } from '../library-parts.ts'

type Place = LibraryPart | 'leagues'

const LABELS = {
  leagues: m.library_title,
  leagueList: m.library_part_countries,
  groupTable: m.library_tab_table,
  sortTable: m.library_part_rankings,
  scheduleTable: m.library_part_schedule,
  promotionTree: m.library_tab_tree,
  squads: m.library_teams,
  players: m.library_players,
  config: m.library_part_config,
} as const satisfies Record<Place, () => string>

const PLACES = Object.keys(LABELS) as Place[]

interface LibraryNavProps {
  place: Place
  /** What stays chosen on the way to another page. */
  keep: { game?: string | undefined; league?: number | undefined }
}

/** The pages of the library, as links. */
export const LibraryNav = ({ place, keep }: LibraryNavProps) => (
  <nav aria-label={m.library_parts()} className={cn(TAB_ROW, '-mx-3 px-3 md:mx-0 md:px-0')}>
    {PLACES.map((each) => (
      <Link
        key={each}
        to="/{$library}Library/{-$id}"
        params={partParams(each)}
        search={each === 'leagues' || each === 'leagueList' ? { game: keep.game } : keep}
        preload={false}
        activeOptions={EXACT_LINK}
        aria-current={each === place ? 'page' : undefined}
        className={TAB}
      >
        {LABELS[each]()}
      </Link>
    ))}
  </nav>
)
