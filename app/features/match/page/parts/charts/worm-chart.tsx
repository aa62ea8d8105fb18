import { cn } from '#app/lib/cn.ts'
import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { ChartFrame } from './chart-frame.tsx'
import { overTicks } from './over-ticks.ts'
import { WormTable } from './overview-tables.ts'
import { comparedOver, runsBy, type WormInnings, wormOf } from './worm.ts'

type CricketBoard = Extract<Board, { family: 'cricket' }>

/** Runs of every innings over by over on one axis, with the wickets on the lines. */
export function WormChart({
  detail: { match, live },
  board,
  title,
}: {
  detail: MatchDetail
  board: CricketBoard
  title: string
}) {
  const worm = wormOf(live.chart, live.timeline, board)
  const overs = Math.max(1, board.maxOvers, ...worm.flatMap(({ overs: each }) => each.map(({ over }) => over)))
  const most = Math.max(50, ...worm.flatMap(({ overs: each }) => each.map(({ runs }) => runs)))
  const top = Math.ceil((most * 1.05) / 10) * 10
  const [x, y] = [(over: number) => (over / overs) * 600, (runs: number) => 160 - (runs / top) * 160]
  const longest = Math.max(-1, ...worm.map(({ overs: each }) => Math.floor(each.at(-1)?.over ?? 0)))
  const stops = Array.from({ length: longest + 1 }, (_, over) => over)
  const nameOf = ({ side, period }: WormInnings) =>
    worm.length > 2 ? `${match[side].abbr} ${periodName(period, 'cricket')}` : match[side].abbr
  const runsText = (innings: WormInnings, over: number) => String(runsBy(innings, over) ?? '–')
  return (
    <ChartFrame
      title={title}
      summary={m.match_chart_runs_summary({
        innings: worm.map((each) => `${nameOf(each)} ${each.overs.at(-1)?.runs ?? 0}`).join('; '),
      })}
      teams={{ home: match.home.name, away: match.away.name }}
      stops={stops.map((over) => ({
        x: over / overs,
        time: m.match_chart_overs({ overs: over }),
        text: worm.map((each) => isolate(`${nameOf(each)} ${runsText(each, over)}`)).join(' · '),
      }))}
      restsAt={comparedOver(worm)}
      ticks={overTicks(overs)}
      ticksAt="end"
      scale={worm.length > 0 ? [String(top)] : undefined}
      marks={[]}
      table={<WormTable caption={title} worm={worm} stops={stops} nameOf={nameOf} runsText={runsText} />}
    >
      {worm.map((each) => (
        <Line key={each.period} innings={each} x={x} y={y} />
      ))}
    </ChartFrame>
  )
}

function Line({ innings, x, y }: { innings: WormInnings; x: (over: number) => number; y: (runs: number) => number }) {
  const { side, isSecond, overs, wickets } = innings
  const at = ({ over, runs }: { over: number; runs: number }) => `${x(over).toFixed(1)} ${y(runs).toFixed(1)}`
  return (
    <g className={cn(side === 'home' ? 'stroke-team-home' : 'stroke-team-away')}>
      <path
        d={`M${overs.map(at).join('L')}`}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={isSecond ? '6 4' : undefined}
        vectorEffect="non-scaling-stroke"
      />
      {/* A line of no length with round ends is a dot, whatever the picture's width. */}
      <path
        d={wickets.map((wicket) => `M${at(wicket)}h0`).join('')}
        strokeWidth="9"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}
