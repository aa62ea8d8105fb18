import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board } from '#contract/match-state.ts'
import { ChartRows } from '../../../chart-table.tsx'
import { periodName } from '../../../match-labels.ts'
import { ChartFrame } from './chart-frame.tsx'
import { type Over, type OversOfInnings, oversOf } from './cricket-overs.ts'
import { overTicks } from './over-ticks.ts'

interface ManhattanChartProps {
  detail: MatchDetail
  board: Extract<Board, { family: 'cricket' }>
  title: string
}

/** Room for a wicket's dot above the tallest bar. */
const HEADROOM = 1.2
/** Share of an over's width that bars take. */
const FILLED = 0.8

/** What each over brought: a bar for each side, a dot for each wicket. */
export function ManhattanChart({ detail: { match, live }, board, title }: ManhattanChartProps) {
  const innings = oversOf(live.chart, live.timeline, board)
  const count = Math.max(1, Math.ceil(board.maxOvers), ...innings.flatMap(({ overs }) => overs.map(({ over }) => over)))
  const played = Math.max(0, ...innings.map(({ overs }) => overs.length))
  const most = Math.max(6, ...innings.flatMap(({ overs }) => overs.map(({ runs }) => runs)))
  const top = Math.ceil(most * HEADROOM)
  const nameOf = ({ side, period }: OversOfInnings) =>
    innings.length > 2 ? `${match[side].abbr} ${periodName(period, 'cricket')}` : match[side].abbr
  const text = (over: Over | undefined) => (over ? `${over.runs}${over.wickets > 0 ? `/${over.wickets}` : ''}` : '–')
  const slot = 600 / count
  const bar = (slot * FILLED) / Math.max(1, innings.length)
  return (
    <ChartFrame
      title={title}
      summary={m.match_depth_overs_summary({
        innings: innings
          .map((each) => `${nameOf(each)} ${Math.max(0, ...each.overs.map(({ runs }) => runs))}`)
          .join('; '),
      })}
      teams={{ home: match.home.name, away: match.away.name }}
      stops={Array.from({ length: played }, (_, at) => ({
        x: (at + 0.5) / count,
        time: m.match_depth_over({ over: at + 1 }),
        text: innings.map((each) => isolate(`${nameOf(each)} ${text(each.overs[at])}`)).join(' · '),
      }))}
      ticks={overTicks(count)}
      ticksAt="end"
      scale={played > 0 ? [String(top)] : undefined}
      marks={[]}
      table={
        <ChartRows
          caption={title}
          columns={[
            { title: m.match_column_overs() },
            ...innings.map((each) => ({ title: nameOf(each), isNumeric: true })),
          ]}
          rows={() =>
            Array.from({ length: played }, (_, at) => ({
              key: String(at),
              cells: [String(at + 1), ...innings.map((each) => text(each.overs[at]))],
            }))
          }
        />
      }
    >
      {innings.map((each, index) => (
        <Bars key={each.period} innings={each} index={index} slot={slot} bar={bar} top={top} />
      ))}
    </ChartFrame>
  )
}

interface BarsProps {
  innings: OversOfInnings
  /** Which of the innings it is. */
  index: number
  /** Widths in the frame's box of 600 by 160. */
  slot: number
  bar: number
  top: number
}

function Bars({ innings: { side, isSecond, overs }, index, slot, bar, top }: BarsProps) {
  const heightOf = (runs: number) => (runs / top) * 160
  const left = ({ over }: Over) => (over - 1) * slot + (slot * (1 - FILLED)) / 2 + index * bar
  const dots = overs.flatMap((over) =>
    Array.from(
      { length: over.wickets },
      (_, at) => `M${(left(over) + bar / 2).toFixed(1)} ${(152 - heightOf(over.runs) - at * 11).toFixed(1)}h0`,
    ),
  )
  return (
    <g className={side === 'home' ? 'fill-team-home stroke-team-home' : 'fill-team-away stroke-team-away'}>
      {overs.map((over) => (
        <rect
          key={over.over}
          x={left(over).toFixed(1)}
          y={(160 - heightOf(over.runs)).toFixed(1)}
          width={(bar * 0.9).toFixed(1)}
          height={heightOf(over.runs).toFixed(1)}
          stroke="none"
          fillOpacity={isSecond ? 0.6 : 1}
        />
      ))}
      {/* A line of no length with round ends is a dot, whatever the picture's width. */}
      <path d={dots.join('')} strokeWidth="8" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </g>
  )
}
