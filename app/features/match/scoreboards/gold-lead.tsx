import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { ChartPoint, TimelineItem } from '#contract/match-state.ts'
import { ChartTable } from '../chart-table.tsx'
import { goldLeadOf, goldTicks } from './gold-lead-of.ts'
import { GoldTable } from './map-tables.ts'

export interface GoldLeadProps {
  chart: readonly ChartPoint[]
  timeline: readonly TimelineItem[]
  /** `m2` */
  period: string
  match: MatchRow
}

const [WIDTH, HEIGHT] = [600, 140]

/** Who was ahead in gold over a game, with towers and objectives on the line. Time runs left to right everywhere. */
export function GoldLead({ chart, timeline, period, match }: GoldLeadProps) {
  const { points, marks, seconds, most } = goldLeadOf(chart, timeline, period)
  const last = points.at(-1)
  if (!last) return <p className="py-4 text-center text-13 text-text-muted">{m.match_board_no_gold()}</p>
  const xOf = (t: number) => t / seconds
  const yOf = (value: number) => 0.5 - value / most / 2
  const line = points.map(({ t, value }) => `${(xOf(t) * WIDTH).toFixed(1)} ${(yOf(value) * HEIGHT).toFixed(1)}`)
  const area = `M0 ${HEIGHT / 2}L${line.join('L')}L${(xOf(last.t) * WIDTH).toFixed(1)} ${HEIGHT / 2}Z`
  return (
    <figure className="text-12 text-text-muted">
      <div dir="ltr">
        <Edge team={match.home.name} value={most} className="bg-team-home" />
        <div className="relative h-36">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full"
          >
            <clipPath id={`${period}-above`}>
              <rect width={WIDTH} height={HEIGHT / 2} />
            </clipPath>
            <clipPath id={`${period}-below`}>
              <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
            </clipPath>
            <path d={area} clipPath={`url(#${period}-above)`} className="fill-team-home" fillOpacity="0.6" />
            <path d={area} clipPath={`url(#${period}-below)`} className="fill-team-away" fillOpacity="0.6" />
            <path
              d={goldTicks(seconds)
                .map((t) => `M${(xOf(t) * WIDTH).toFixed(1)} 0V${HEIGHT}`)
                .join('')}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
            <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-text-muted" vectorEffect="non-scaling-stroke" />
          </svg>
          {marks.map(({ seq, t, value, side, type }) => (
            <i
              key={seq}
              aria-hidden="true"
              className={cn(
                '-translate-1/2 absolute size-2.5 border border-bg',
                side === 'home' ? 'bg-team-home' : 'bg-team-away',
                /tower|inhibitor|barracks/.test(type) ? 'rounded-none' : 'rounded-full',
              )}
              style={{ left: `${xOf(t) * 100}%`, top: `${yOf(value) * 100}%` }}
            />
          ))}
        </div>
        <Edge team={match.away.name} value={most} className="bg-team-away" />
        <p className="figures relative mt-1 h-6 border-line border-t pt-1">
          <span>{clockText(0)}</span>
          {goldTicks(seconds).map((t) => (
            <span key={t} className="-translate-x-1/2 absolute" style={{ left: `${xOf(t) * 100}%` }}>
              {clockText(t)}
            </span>
          ))}
          <span className="absolute end-0">{clockText(seconds)}</span>
        </p>
      </div>
      <figcaption className="flex min-h-9 items-center pe-32">{m.match_board_gold_note()}</figcaption>
      <ChartTable>
        <GoldTable points={points} marks={marks} match={match} />
      </ChartTable>
    </figure>
  )
}

const Edge = ({ team, value, className }: { team: string; value: number; className: string }) => (
  <p className="flex items-center justify-between gap-2">
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className={cn('size-2 shrink-0', className)} />
      <span dir="auto" className="truncate">
        {team}
      </span>
    </span>
    <span className="figures">+{compactThousands(value)}</span>
  </p>
)
