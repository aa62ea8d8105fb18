import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Flag } from '#app/ui/flag.tsx'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import type { LeaguePanelProps } from './panel-props.ts'
import { SeasonSelect } from './season-select.tsx'
import { Trail } from './trail.tsx'

/** The league's name, what it is of, and the choice of its season. */
export function LeagueHeader({ data, search }: LeaguePanelProps) {
  const { league, season, seasons } = data
  const { locale } = useShell()
  const place = countryName(league.country, locale.tag) ?? m.library_filter_international()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Trail gameId={league.gameId}>
          <span className="flex items-center gap-1.5">
            <Flag country={league.country} />
            {place}
          </span>
          <span aria-hidden="true">/</span>
          <span>{m.library_tier({ tier: league.tier })}</span>
        </Trail>
        <h1 className="flex items-center gap-1 font-bold text-20">
          <span dir="auto" className="text-balance">
            {league.name}
          </span>
          <FollowSlot kind="league" id={league.id} name={league.name} among={[league.id]} />
        </h1>
      </div>
      <SeasonSelect
        season={season}
        seasons={seasons}
        searchOf={(asked) => ({
          ...(search.tab ? { tab: search.tab } : {}),
          ...(asked === seasons[0]?.id ? {} : { season: asked }),
        })}
      />
    </header>
  )
}
