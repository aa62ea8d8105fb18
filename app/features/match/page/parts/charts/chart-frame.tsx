import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { EventIcon } from '../event-icon.tsx'
import { type ChartRow, ChartTable } from './chart-table.tsx'

/** A place where the read-out can stand. */
export interface Stop {
  /** 0 to 1, rising. */
  x: number
  time: string
  text: string
}

export interface Tick {
  /** Where the period begins and ends, 0 to 1. */
  start: number
  end: number
  label: string
}

export interface FrameMark {
  key: number
  x: number
  side: 'home' | 'away'
  type: string
  /** Minute or clock, beside the sign where there is room. */
  label?: string | undefined
}

interface ChartFrameProps {
  /** Names the chart for assistive technology. */
  title: string
  /** What the chart shows, in a sentence. */
  summary: string
  teams: Record<'home' | 'away', string>
  stops: readonly Stop[]
  ticks: readonly Tick[]
  /** Where the labels of the ticks stand: under their period, or at its end as on a ruler. */
  ticksAt?: 'middle' | 'end'
  marks: readonly FrameMark[]
  /** Rows of the table, and the names of its columns. */
  heads: readonly string[]
  rows: () => ChartRow[]
  /** The value at the upper edge, where the reader needs a scale. */
  scale?: string | undefined
  /** SVG content in a box of 600 by 160. */
  children: ReactNode
}

const STEP_KEYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
])
/** Labels nearer than this, as a share of the width, would cover one another. */
const LABELS_APART = 0.09

/**
 * A picture over time with a read-out by pointer, touch and arrow keys, signs of events above (home) and below (away),
 * and the same figures as a table. Time runs left to right in every language.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, teams, stops, ticks, ticksAt = 'middle', marks, heads, rows, scale, children } = props
  const [at, setAt] = useState<number>()
  const shown = stops[Math.min(at ?? stops.length - 1, stops.length - 1)]
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearest(stops, (event.clientX - box.left) / box.width))
  }
  const step = (event: KeyboardEvent) => {
    const by = STEP_KEYS.get(event.key)
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : undefined
    if (by === undefined && target === undefined) return
    event.preventDefault()
    const next = target ?? (at ?? stops.length - 1) + (by ?? 0)
    setAt(Math.min(stops.length - 1, Math.max(0, next)))
  }
  const hasMarks = marks.length > 0
  const laneHeight = marks.some(({ label }) => label !== undefined) ? 'h-10' : 'h-6'
  return (
    <figure className="px-3 pt-2 pb-3">
      <figcaption className="sr-only">{summary}</figcaption>
      <div className="flex min-h-6 items-center justify-between gap-3 text-12">
        <TeamName side="home" name={teams.home} />
        <span className="flex shrink-0 gap-2 text-text-muted">
          <span className="figures">{shown?.time}</span>
          <b className="font-semibold text-text tabular-nums">{shown?.text}</b>
        </span>
      </div>
      <div dir="ltr">
        {hasMarks && <Lane marks={marks} side="home" height={laneHeight} />}
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, stops.length - 1)}
          aria-valuenow={at ?? Math.max(0, stops.length - 1)}
          aria-valuetext={shown && `${shown.time} ${shown.text}`}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setAt(undefined)}
          onKeyDown={step}
          className="relative h-40 cursor-crosshair touch-pan-y border-line border-y"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 600 160"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {children}
            {ticks.slice(1).map(({ start }) => (
              <path key={start} d={`M${start * 600} 0v160`} className="stroke-line" vectorEffect="non-scaling-stroke" />
            ))}
            {marks.map(({ key, x, side }) => (
              <path
                key={key}
                d={`M${Math.round(x * 600)} ${side === 'home' ? 0 : 160}V80`}
                className="stroke-text-muted"
                strokeDasharray="2 3"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {scale && (
            <span aria-hidden="true" className="absolute start-0 top-0 px-1 text-12 text-text-muted tabular-nums">
              {scale}
            </span>
          )}
          {at !== undefined && shown && (
            <i
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-px bg-text"
              style={{ left: `${shown.x * 100}%` }}
            />
          )}
        </div>
        {hasMarks && <Lane marks={marks} side="away" height={laneHeight} />}
        <div aria-hidden="true" className="relative h-5 text-12 text-text-muted">
          {ticks.map(({ start, end, label }) => (
            <span
              key={start}
              className={cn('absolute truncate pt-1', ticksAt === 'middle' ? 'text-center' : 'text-end')}
              style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div className="flex min-h-9 items-center pe-32 text-12">
        <TeamName side="away" name={teams.away} />
      </div>
      <ChartTable caption={title} heads={heads} rows={rows} />
    </figure>
  )
}

const TeamName = ({ side, name }: { side: 'home' | 'away'; name: string }) => (
  <span className="flex min-w-0 items-center gap-2 font-medium">
    <i
      aria-hidden="true"
      className={cn('size-2 shrink-0 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
    />
    <span className="truncate">{name}</span>
  </span>
)

interface LaneProps {
  marks: readonly FrameMark[]
  side: 'home' | 'away'
  /** Class. */
  height: string
}

/** Signs of one side's events, each at its time. The table has the same events. */
function Lane({ marks, side, height }: LaneProps) {
  let labelled = Number.NEGATIVE_INFINITY
  return (
    <div aria-hidden="true" className={cn('relative', height)} data-lane={side}>
      {marks
        .filter((mark) => mark.side === side)
        .map(({ key, x, type, label }) => {
          const hasLabel = label !== undefined && x - labelled >= LABELS_APART
          if (hasLabel) labelled = x
          return (
            <span
              key={key}
              data-mark={type}
              className={cn(
                'absolute flex h-full w-8 -translate-x-1/2 items-center',
                side === 'home' ? 'flex-col-reverse' : 'flex-col',
                side === 'home' ? 'text-team-home' : 'text-team-away',
              )}
              style={{ left: `${x * 100}%` }}
            >
              <EventIcon type={type} isKey={false} size="small" isTeamColoured />
              {hasLabel && <span className="text-12 text-text-muted tabular-nums leading-4">{label}</span>}
            </span>
          )
        })}
    </div>
  )
}

/** The index of the stop nearest to a share of the width. */
function nearest(stops: readonly Stop[], x: number): number {
  let best = 0
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop.x - x) < Math.abs((stops[best]?.x ?? 0) - x)) best = index
  return best
}
