import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { ChartTable } from '../../../chart-table.tsx'
import { EventIcon } from '../event-icon.tsx'

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
  /** Where the chart's line is at that time, 0 to 1 from above; the middle by default. */
  y?: number
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
  /** Names the third line or band between the teams', where there is one. */
  draw?: string | undefined
  /** None while there is nothing to draw: the frame is then as high as it will be, and says so. */
  stops: readonly Stop[]
  /** Index of the stop that is read out while nobody points; the last one by default. */
  restsAt?: number | undefined
  ticks: readonly Tick[]
  /** Where the labels of the ticks stand: under their period, or at its end as on a ruler. */
  ticksAt?: 'middle' | 'end'
  marks: readonly FrameMark[]
  /** Room for the marks, with their labels or without; kept before the first mark, which then moves nothing. */
  lanes?: keyof typeof LANES | undefined
  /** One of `chart-tables.ts`. */
  table: ReactNode
  /** The values at the upper and the lower edge, where the reader needs a scale. */
  scale?: readonly [upper: string, lower?: string] | undefined
  /** SVG content in a box of 600 by 160. */
  children: ReactNode
}

const STEP_KEYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
])
const LANES = { signs: 'h-6', labelled: 'h-10' } as const
/** A read-out longer than this has a line of its own on a phone. */
const SHORT_TEXT = 22
/** Labels nearer than this, as a share of the width, would cover one another. */
const LABELS_APART = 0.09

/**
 * A picture over time with a read-out by pointer, touch and arrow keys, signs of events above (home) and below (away),
 * and the same figures as a table. Time runs left to right in every language.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, teams, draw, stops, ticks, ticksAt = 'middle', marks, lanes, scale, table, children } = props
  const { restsAt = stops.length - 1 } = props
  const [at, setAt] = useState<number>()
  const shown = stops[Math.min(at ?? restsAt, stops.length - 1)]
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearest(stops, (event.clientX - box.left) / box.width))
  }
  const step = (event: KeyboardEvent) => {
    const by = STEP_KEYS.get(event.key)
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : undefined
    if (by === undefined && target === undefined) return
    event.preventDefault()
    const next = target ?? (at ?? restsAt) + (by ?? 0)
    setAt(Math.min(stops.length - 1, Math.max(0, next)))
  }
  const isDrawn = shown !== undefined
  const isLong = draw !== undefined || stops.some(({ text }) => text.length > SHORT_TEXT)
  return (
    <figure className="px-3 pt-2 pb-3">
      <figcaption className="sr-only">{summary}</figcaption>
      <div
        className={cn(
          'flex min-h-6 items-center justify-between gap-x-3 text-12',
          isLong && 'max-sm:flex-col max-sm:items-start',
        )}
      >
        <TeamName className="bg-team-home" name={teams.home} />
        {/* Another text is another element: one that becomes wider at its start counts as moved. */}
        <span
          key={`${shown?.time} ${shown?.text}`}
          className="flex min-h-6 shrink-0 items-center gap-2 text-text-muted"
        >
          {/* It may begin with a figure and go on in Arabic. */}
          <span dir="auto" className="tabular-nums">
            {shown?.time}
          </span>
          <b className="font-semibold text-text tabular-nums">{shown?.text}</b>
        </span>
      </div>
      <div dir="ltr">
        {lanes && <Lane marks={marks} side="home" height={LANES[lanes]} />}
        <div
          {...(isDrawn && {
            role: 'slider',
            tabIndex: 0,
            'aria-label': title,
            'aria-valuemin': 0,
            'aria-valuemax': stops.length - 1,
            'aria-valuenow': at ?? restsAt,
            'aria-valuetext': `${shown.time} ${shown.text}`,
            onPointerMove: follow,
            onPointerDown: follow,
            onPointerLeave: () => setAt(undefined),
            onKeyDown: step,
          })}
          className={cn('relative h-40 border-line border-y', isDrawn && 'cursor-crosshair touch-pan-y')}
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
            {marks.map(({ key, x, y = 0.5, side }) => (
              <g key={key} className="stroke-text">
                <path
                  d={`M${Math.round(x * 600)} ${side === 'home' ? 0 : 160}V${Math.round(y * 160)}`}
                  strokeDasharray="2 3"
                  vectorEffect="non-scaling-stroke"
                />
                {/* A line of no length with round ends is a dot, whatever the picture's width. */}
                <path
                  d={`M${Math.round(x * 600)} ${Math.round(y * 160)}h0`}
                  strokeWidth="6"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            ))}
          </svg>
          {!isDrawn && (
            <p dir="auto" className="absolute inset-0 grid place-items-center px-3 text-center text-13 text-text-muted">
              <span className="bg-surface-1 px-2">{m.match_chart_waiting()}</span>
            </p>
          )}
          {scale?.map((value, index) => (
            <span
              key={value}
              aria-hidden="true"
              className={cn(
                'absolute start-0 rounded-sm bg-surface-1/80 px-1 text-12 text-text-muted tabular-nums',
                index === 0 ? 'top-0' : 'bottom-0',
              )}
            >
              {value}
            </span>
          ))}
          {at !== undefined && shown && (
            <i
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-px bg-text"
              style={{ left: `${shown.x * 100}%` }}
            />
          )}
        </div>
        {lanes && <Lane marks={marks} side="away" height={LANES[lanes]} />}
        <div aria-hidden="true" className="relative h-5 text-12 text-text-muted">
          {ticks.map(({ start, end, label }) => (
            <span
              key={start}
              className={cn('absolute whitespace-nowrap pt-1', ticksAt === 'middle' ? 'text-center' : 'text-end')}
              style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div className="flex min-h-9 items-center gap-3 pe-32 text-12">
        <TeamName className="bg-team-away" name={teams.away} />
        {draw && (
          <span className="shrink-0">
            <TeamName className="bg-text-muted" name={draw} />
          </span>
        )}
      </div>
      {isDrawn && <ChartTable>{table}</ChartTable>}
    </figure>
  )
}

/** `className`: the colour of the dot before the name. */
const TeamName = ({ className, name }: { className: string; name: string }) => (
  <span className="flex min-w-0 items-center gap-2 font-medium">
    <i aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', className)} />
    <span dir="auto" className="truncate">
      {name}
    </span>
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
              {hasLabel && (
                <span className={cn('text-12 text-text-muted tabular-nums leading-4', x > 0.97 && '-translate-x-2')}>
                  {label}
                </span>
              )}
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
