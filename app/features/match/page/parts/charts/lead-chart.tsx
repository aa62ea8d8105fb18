import { clockText } from '#app/lib/clock-text.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match.ts'
import type { Board, ChartPoint } from '#contract/match-state.ts'
import { eventName } from '../../../event-name.ts'
import { periodName } from '../../../match-labels.ts'
import type { People } from '../../../people.ts'
import { surnameOf } from '../../../surname-of.ts'
import { eventTime } from '../event-line.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartRow } from './chart-table.tsx'
import { leadPathOf } from './lead-path.ts'
import { type Mark, marksOf } from './marks.ts'
import { tickLabels } from './tick-labels.ts'
import { clockAt, timeAxisOf } from './time-axis.ts'

/** Families whose lead begins at nought in each period. */
const RESETS = new Set<Family>(['sets', 'frames', 'games', 'rounds'])
const BOX = { width: 600, height: 160 }

interface LeadChartProps {
  detail: MatchDetail
  title: string
  people: People
  family: Family
}

/** Which team was ahead and when: momentum, or the lead in points. */
export function LeadChart({ detail: { match, live }, title, people, family }: LeadChartProps) {
  const points = live.chart
  const axis = timeAxisOf(points, family, live.board)
  // Momentum is a feeling without a unit: who, not how much.
  const isMomentum = live.chartKind === 'momentum'
  const path = leadPathOf(points, axis, isMomentum ? 'bars' : 'steps', { ...BOX, resets: RESETS.has(family) })
  const marks = marksOf(live.timeline, axis, family, live.board)
  const name = isMomentum ? m.match_chart_momentum() : m.match_chart_point_lead()
  const valueText = (value: number) => {
    if (value === 0) return m.match_chart_level()
    return `${match[value > 0 ? 'home' : 'away'].abbr} ${compactThousands(Math.abs(value))}`
  }
  const share = (sign: number) =>
    Math.round((points.filter(({ value }) => value * sign > 0).length / points.length) * 100)
  const labels = tickLabels(axis.segments, family)
  return (
    <ChartFrame
      title={title}
      summary={m.match_chart_summary({
        title: name,
        home: match.home.name,
        away: match.away.name,
        homeShare: share(1),
        awayShare: share(-1),
      })}
      teams={{ home: match.home.name, away: match.away.name }}
      stops={points.map((point) => ({
        x: axis.xOf(point.t, point.period) ?? 0,
        time: timeText(point, family, live.board),
        text: isMomentum && point.value !== 0 ? match[point.value > 0 ? 'home' : 'away'].abbr : valueText(point.value),
      }))}
      scale={isMomentum ? undefined : compactThousands(path.top)}
      ticks={axis.segments.map(({ start, end }, index) => ({ start, end, label: labels[index] ?? '' }))}
      marks={marks.map(({ item, x }) => ({
        key: item.seq,
        x,
        side: item.side,
        type: item.type,
        label: family === 'football' && !item.type.startsWith('yellow') ? eventTime(item, family) : undefined,
      }))}
      heads={[m.match_log_clock(), name, m.match_log_event()]}
      rows={() => rowsOf(points, marks, (point) => timeText(point, family, live.board), valueText, people, family)}
    >
      <path d={path.above} className="fill-team-home" />
      <path d={path.below} className="fill-team-away" />
      <path d="M0 80h600" className="stroke-text-muted" vectorEffect="non-scaling-stroke" />
    </ChartFrame>
  )
}

/** Families whose chart points are seconds of the clock that events show. */
const HAS_CLOCK = new Set<Family>(['football', 'battle_royale'])

function timeText({ t, period }: ChartPoint, family: Family, board: Board | undefined): string {
  if (HAS_CLOCK.has(family)) return eventTime({ clock: t, ...(period && { period }) }, family)
  const name = period ? periodName(period, family) : ''
  return family === 'basketball' || family === 'american_football' || family === 'combat'
    ? `${name} ${clockText(clockAt(t, period ?? '', family, board))}`
    : name
}

/** A row for each point, with what happened since the one before. */
const rowsOf = (
  points: readonly ChartPoint[],
  marks: readonly Mark[],
  time: (point: ChartPoint) => string,
  valueText: (value: number) => string,
  people: People,
  family: Family,
): ChartRow[] =>
  points.map((point, index) => ({
    key: String(index),
    cells: [time(point), valueText(point.value), eventsUntil(points, index, marks, people, family)],
  }))

/** What happened between the point before and this one. */
function eventsUntil(
  points: readonly ChartPoint[],
  index: number,
  marks: readonly Mark[],
  people: People,
  family: Family,
): string {
  const point = points[index]
  const before = points[index - 1]
  const isLast = points[index + 1]?.period !== point?.period
  const from = before && before.period === point?.period ? before.t : Number.NEGATIVE_INFINITY
  return marks
    .filter(
      ({ item, t }) => (item.period ?? '') === (point?.period ?? '') && t > from && (isLast || t <= (point?.t ?? 0)),
    )
    .map(({ item }) => {
      const player = item.player === undefined ? undefined : people.get(item.player)?.name
      const name = eventName(item.type, family)
      return [eventTime(item, family), name, player && surnameOf(player)].filter(Boolean).join(' ')
    })
    .join('; ')
}
