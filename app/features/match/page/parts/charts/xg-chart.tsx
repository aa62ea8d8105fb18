import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import { ChartRows } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { eventTime } from '../event-time.ts'
import { ChartFrame } from './chart-frame.tsx'
import { shooterOf } from './shooter-of.ts'
import { chancesOf } from './shots.ts'
import { tickLabels } from './tick-labels.ts'
import { timeAxisOf } from './time-axis.ts'
import { type ChanceStep, chanceCourseOf, chancePath } from './xg-course.ts'

interface XgChartProps {
  detail: MatchDetail
  people: People
  title: string
}

/** What the chances of both sides added up to, shot by shot: each step is as high as its chance. */
export function XgChart({ detail: { match, live }, people, title }: XgChartProps) {
  const chances = chancesOf(live.timeline)
  const times = chances.map(({ item }) => ({
    t: item.clock ?? 0,
    value: 0,
    ...(item.period && { period: item.period }),
  }))
  const axis = timeAxisOf([...live.chart, ...times], 'football', live.board)
  const steps = chanceCourseOf(chances, axis)
  const last = steps.at(-1)
  const [home, away] = [last?.home ?? 0, last?.away ?? 0]
  const top = Math.max(1, Math.ceil(Math.max(home, away) * 2) / 2)
  const until = Math.max(last?.x ?? 0, ...live.chart.slice(-1).map(({ t, period }) => axis.xOf(t, period) ?? 0))
  const labels = tickLabels(axis.segments, 'football')
  const text = (step: ChanceStep) =>
    (['home', 'away'] as const).map((side) => isolate(`${match[side].abbr} ${step[side].toFixed(2)}`)).join(' · ')
  return (
    <ChartFrame
      title={title}
      summary={m.match_depth_xg_summary({
        home: match.home.name,
        away: match.away.name,
        homeXg: home.toFixed(2),
        awayXg: away.toFixed(2),
      })}
      teams={{ home: match.home.name, away: match.away.name }}
      stops={steps.map((step) => ({ x: step.x, time: eventTime(step.chance.item, 'football'), text: text(step) }))}
      ticks={axis.segments.map(({ start, end }, index) => ({ start, end, label: labels[index] ?? '' }))}
      lanes="labelled"
      marks={steps
        .filter(({ chance }) => chance.outcome === 'goal')
        .map((step) => ({
          key: step.chance.item.seq,
          x: step.x,
          y: 1 - step[step.chance.item.side] / top,
          side: step.chance.item.side,
          type: step.chance.item.type,
          label: eventTime(step.chance.item, 'football'),
        }))}
      scale={[`${top.toFixed(1)} xG`]}
      table={
        <ChartRows
          caption={title}
          columns={[
            ...[m.match_log_time(), m.match_table_team(), m.match_table_player(), m.match_log_event()].map((each) => ({
              title: each,
            })),
            ...['xG', `Σ ${match.home.abbr}`, `Σ ${match.away.abbr}`].map((each) => ({ title: each, isNumeric: true })),
          ]}
          rows={() =>
            steps.map((step) => ({
              key: String(step.chance.item.seq),
              cells: [
                eventTime(step.chance.item, 'football'),
                match[step.chance.item.side].abbr,
                shooterOf(step.chance.item, match, people),
                eventName(step.chance.item.type, 'football'),
                ...[step.chance.xg, step.home, step.away].map((each) => each.toFixed(2)),
              ],
            }))
          }
        />
      }
    >
      {(['home', 'away'] as const).map((side) => (
        <path
          key={side}
          d={chancePath(steps, side, top, until)}
          fill="none"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          className={side === 'home' ? 'stroke-team-home' : 'stroke-team-away'}
        />
      ))}
    </ChartFrame>
  )
}
