import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { Flashing } from '#app/ui/flashing.tsx'
import type { Family } from '#contract/games.ts'
import type { Stat } from '#contract/match-state.ts'
import { statName } from '../stat-name.ts'

/** A statistic's value formatted by its unit. */
function statText(value: number, unit: Stat['unit']): string {
  if (unit === 'percent') return `${Math.round(value)}%`
  if (unit === 'compact') return compactThousands(value)
  if (unit === 'seconds') return clockText(value)
  return unit === 'decimal' ? value.toFixed(2) : String(value)
}

/** Statistics of both teams, each with two bars growing from the middle. */
export function StatList({ stats, family }: { stats: readonly Stat[]; family: Family }) {
  return (
    <dl className="divide-y divide-line">
      {stats.map((stat) => (
        <StatRow key={stat.key} stat={stat} family={family} />
      ))}
    </dl>
  )
}

function StatRow({ stat, family }: { stat: Stat; family: Family }) {
  const sum = stat.home + stat.away
  const share = (value: number) => (sum === 0 ? 0 : (value / sum) * 100)
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
          <span
            className={cn('rounded-full', stat.home > stat.away ? 'bg-brand-text' : 'bg-draw')}
            style={{ width: `${share(stat.home)}%` }}
          />
        </span>
        <span className="flex h-1.5 rounded-full bg-surface-2">
          <span
            className={cn('rounded-full', stat.away > stat.home ? 'bg-brand-text' : 'bg-draw')}
            style={{ width: `${share(stat.away)}%` }}
          />
        </span>
      </dd>
    </div>
  )
}
