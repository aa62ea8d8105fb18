import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { People } from '../../../people.ts'
import { eventTime } from '../event-time.ts'
import { ChartFrame } from './chart-frame.tsx'
import { heightAt, leadPathOf, leadShape, untilNow } from './lead-path.ts'
import { hasMarks, marksOf } from './marks.ts'
import { LeadTable } from './overview-tables.ts'
import { pointCounts } from './point-counts.ts'
import { pointTime } from './point-time.ts'
import { tickLabels } from './tick-labels.ts'
import { timeAxisOf } from './time-axis.ts'

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
  const shape = leadShape(family)
  const drawn = isMomentum ? points : untilNow(points, live.timeline, axis, family, live.board)
  const path = leadPathOf(drawn, axis, shape, { ...BOX, resets: RESETS.has(family) })
  const marks = marksOf(live.timeline, axis, family, live.board)
  const name = isMomentum ? m.match_chart_momentum() : m.match_chart_point_lead()
  const valueText = (value: number) => {
    if (value === 0) return m.match_chart_level()
    return `${match[value > 0 ? 'home' : 'away'].abbr} ${compactThousands(Math.abs(value))}`
  }
  const share = (sign: number) =>
    Math.round((points.filter(({ value }) => value * sign > 0).length / Math.max(1, points.length)) * 100)
  const labels = tickLabels(axis.segments, family)
  const counts = pointCounts(points, live.timeline, family)
  const times = points.map((point, index) => pointTime(point, counts[index], family, live.board))
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
      stops={points.map((point, index) => ({
        x: axis.xOf(point.t, point.period) ?? 0,
        time: times[index] ?? '',
        text: isMomentum && point.value !== 0 ? match[point.value > 0 ? 'home' : 'away'].abbr : valueText(point.value),
      }))}
      scale={isMomentum || points.length === 0 ? undefined : [compactThousands(path.top)]}
      ticks={axis.segments.map(({ start, end }, index) => ({ start, end, label: labels[index] ?? '' }))}
      lanes={hasMarks(family) ? (family === 'football' ? 'labelled' : 'signs') : undefined}
      marks={marks.map(({ item, x, t }) => ({
        key: item.seq,
        x,
        y: heightAt(points, { t, period: item.period }, shape, path.top),
        side: item.side,
        type: item.type,
        label: family === 'football' && !item.type.startsWith('yellow') ? eventTime(item, family) : undefined,
      }))}
      table={
        <LeadTable
          caption={title}
          title={name}
          points={points}
          times={times}
          marks={marks}
          people={people}
          family={family}
          valueText={valueText}
          isMomentum={isMomentum}
          hasEvents={hasMarks(family)}
        />
      }
    >
      <path d={path.above} className="fill-team-home" />
      <path d={path.below} className="fill-team-away" />
      <path d="M0 80h600" className="stroke-text-muted" vectorEffect="non-scaling-stroke" />
    </ChartFrame>
  )
}
