import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { Flashing } from '#app/ui/flashing.tsx'
import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Stat } from '#contract/match-state.ts'
import { statName } from '../stat-name.ts'
import { TeamName } from '../team-name.tsx'

/** A statistic's value formatted by its unit. */
function statText(value: number, unit: Stat['unit']): string {
  if (unit === 'percent') return `${Math.round(value)}%`
  if (unit === 'compact') return compactThousands(value)
  if (unit === 'seconds') return clockText(value)
  return unit === 'decimal' ? value.toFixed(2) : String(value)
}

/** Statistics of both teams, each with two bars in the teams' colours that grow from the middle. */
export function StatList({ stats, family }: { stats: readonly Stat[]; family: Family }) {
  return (
    <dl className="divide-y divide-line">
      {stats.map((stat) => (
        <StatRow key={stat.key} stat={stat} family={family} />
      ))}
    </dl>
  )
}

/** The names over the bars, each beside its team's colour. */
export const StatTeams = ({ match: { home, away } }: { match: Pick<MatchRow, 'home' | 'away'> }) => (
  <p className="flex justify-between gap-4 border-line border-b px-3 py-2 font-semibold text-13">
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <i aria-hidden="true" className="size-2 shrink-0 rounded-full bg-team-home" />
      <TeamName team={home} other={away} />
    </span>
    <span className="flex min-w-0 flex-1 items-center justify-end gap-2 text-end [&>.fitting>span]:float-end">
      <TeamName team={away} other={home} />
      <i aria-hidden="true" className="size-2 shrink-0 rounded-full bg-team-away" />
    </span>
  </p>
)

function StatRow({ stat, family }: { stat: Stat; family: Family }) {
  // A percentage is a length by itself; other figures share the width.
  const whole = stat.unit === 'percent' ? 100 : stat.home + stat.away
  const share = (value: number) => (whole === 0 ? 0 : (value / whole) * 100)
  return (
    <div className="grid grid-cols-[minmax(56px,auto)_minmax(0,1fr)_minmax(56px,auto)] items-center gap-x-2 px-3 py-2 text-13">
      <dt className="order-2 text-center text-text-muted">{statName(stat.key, family)}</dt>
      <dd className={cn('order-1', stat.home > stat.away && 'font-bold')}>
        <Flashing value={statText(stat.home, stat.unit)} className="figures rounded-sm px-1" />
      </dd>
      <dd className={cn('order-3 text-end', stat.away > stat.home && 'font-bold')}>
        <Flashing value={statText(stat.away, stat.unit)} className="figures rounded-sm px-1" />
      </dd>
      <dd aria-hidden="true" className="order-4 col-span-3 mt-1 grid grid-cols-2 gap-1">
        <span className="flex h-1.5 justify-end rounded-full bg-surface-2">
          <span className="rounded-full bg-team-home" style={{ width: `${share(stat.home)}%` }} />
        </span>
        <span className="flex h-1.5 rounded-full bg-surface-2">
          <span className="rounded-full bg-team-away" style={{ width: `${share(stat.away)}%` }} />
        </span>
      </dd>
    </div>
  )
}
