import { m } from '#app/paraglide/messages.js'
import type { TableZone } from '#contract/standings.ts'

const NAMES = {
  continental: m.match_zone_continental,
  champions_league: m.match_zone_champions_league,
  promotion: m.match_zone_promotion,
  playoffs: m.match_zone_playoffs,
  relegation_playoffs: m.match_zone_relegation_playoffs,
  relegation: m.match_zone_relegation,
} as const

/** The sign of the zone that a rank is in: a shape and a colour. Its place is kept where there is none. */
export function ZoneMark({ zones, rank }: { zones: readonly TableZone[]; rank: number }) {
  const zone = zones.find(({ from, to }) => from <= rank && rank <= to)
  return <i className={`zone zone-${zone?.kind}`}>{zone && <span className="sr-only">{NAMES[zone.kind]()}</span>}</i>
}

/** What the signs beside the ranks mean. */
export const ZoneLegend = ({ zones }: { zones: readonly TableZone[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t px-3 py-2 text-12 text-text-muted">
    {zones.map(({ kind }) => (
      <li key={kind} className="flex items-center gap-1.5">
        <i className={`zone zone-${kind}`} />
        {NAMES[kind]()}
      </li>
    ))}
  </ul>
)
