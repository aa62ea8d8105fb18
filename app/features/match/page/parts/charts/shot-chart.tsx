import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { COURT, type CourtShot, courtShotsOf, type Zone, type ZoneFigures, zoneFigures } from './court-shots.ts'
import { TeamAndPlayer } from './team-and-player.tsx'

const ZONE_NAMES: Readonly<Record<Zone, () => string>> = {
  rim: m.match_depth_zone_rim,
  paint: m.match_depth_zone_paint,
  mid: m.match_depth_zone_mid,
  corner: m.match_depth_zone_corner,
  arc: m.match_depth_zone_arc,
}

const percentText = ({ made, attempts }: ZoneFigures): string =>
  attempts > 0 ? `${Math.round((made / attempts) * 100)}%` : '–'

/** Where a team, or one of its players, shot from, and how much of it went in, zone by zone. */
export function ShotChart({ detail: { match, live }, people }: { detail: MatchDetail; people: People }) {
  const shotsBy = { home: courtShotsOf(live.players, 'home'), away: courtShotsOf(live.players, 'away') }
  if (shotsBy.home.length + shotsBy.away.length === 0) return null
  const title = m.match_depth_court_ask()
  return (
    <TeamAndPlayer
      title={title}
      match={match}
      playersOf={(side) =>
        [...new Set(shotsBy[side].map(({ player }) => player))].map((id) => ({
          id,
          name: people.get(id)?.name ?? `#${id}`,
        }))
      }
    >
      {({ side, player }) => (
        <Shots
          title={title}
          team={match[side].name}
          side={side}
          shots={shotsBy[side].filter((shot) => player === undefined || shot.player === player)}
        />
      )}
    </TeamAndPlayer>
  )
}

interface ShotsProps {
  title: string
  team: string
  side: Side
  shots: readonly CourtShot[]
}

function Shots({ title, team, side, shots }: ShotsProps) {
  const figures = zoneFigures(shots)
  return (
    <figure>
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Court
          side={side}
          shots={shots}
          label={m.match_depth_court_summary({
            team,
            made: shots.filter(({ isMade }) => isMade).length,
            attempts: shots.length,
          })}
        />
        <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] text-13">
          {figures.map((each) => (
            <div key={each.zone} className="contents">
              <dt className="border-line border-b py-1.5 text-text-muted">{ZONE_NAMES[each.zone]()}</dt>
              <dd className="border-line border-b px-3 py-1.5 text-end">
                <span className="figures">{`${each.made}/${each.attempts}`}</span>
              </dd>
              <dd className="min-w-10 border-line border-b py-1.5 text-end font-semibold">
                <span className="figures">{percentText(each)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="flex min-h-9 items-center gap-4 pe-32 text-12 text-text-muted">
        <Sign isMade label={m.match_depth_made()} />
        <Sign isMade={false} label={m.match_depth_missed()} />
      </figcaption>
      <ChartTable>
        <ChartRows
          caption={title}
          columns={[
            { title: m.match_depth_zone() },
            { title: m.match_depth_made(), isNumeric: true },
            { title: m.match_depth_attempts(), isNumeric: true },
            { title: '%', isNumeric: true },
          ]}
          rows={() =>
            figures.map((each) => ({
              key: each.zone,
              cells: [ZONE_NAMES[each.zone](), String(each.made), String(each.attempts), percentText(each)],
            }))
          }
        />
      </ChartTable>
    </figure>
  )
}

const Sign = ({ isMade, label }: { isMade: boolean; label: string }) => (
  <span className="flex items-center gap-1">
    <svg aria-hidden="true" width="12" height="12" viewBox="-6 -6 12 12">
      <circle r="4" strokeWidth="1.5" className={cn('stroke-text-muted', isMade ? 'fill-text-muted' : 'fill-none')} />
    </svg>
    {label}
  </span>
)

/** Half a court with the basket above; a made shot is full, a missed one a ring. */
const Court = ({ side, shots, label }: { side: Side; shots: readonly CourtShot[]; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-0.2 -0.2 ${COURT.width + 0.4} ${COURT.shown + 0.4}`}
    className="mx-auto w-full max-w-128"
  >
    <path
      d="M0 0h15v11h-15ZM5.050 0v5.800h4.900V0M5.700 5.800a1.800 1.800 0 0 0 3.600 0M.900 0v2.990A6.750 6.750 0 0 0 14.100 2.990V0M6.600 1.200h1.800M6.250 1.575a1.250 1.250 0 0 0 2.500 0M7.275 1.575a.225.225 0 1 0 .450 0 .225.225 0 1 0-.450 0"
      fill="none"
      strokeWidth="0.08"
      className="stroke-line"
    />
    {numbered(shots.toSorted((a, b) => Number(a.isMade) - Number(b.isMade)))
      .filter(({ item }) => item.y <= COURT.shown)
      .map(({ number, item: { x, y, isMade } }) => (
        <circle
          key={number}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r="0.22"
          strokeWidth="0.09"
          data-shot={isMade ? 'made' : 'missed'}
          className={side === 'home' ? 'fill-team-home stroke-team-home' : 'fill-team-away stroke-team-away'}
          fillOpacity={isMade ? 0.9 : 0}
        />
      ))}
  </svg>
)
