import { kickOffTime } from '#app/lib/format-date.ts'
import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { useShell } from '../../../../shell/shell.queries.ts'
import { ChartFrame, type FrameMark } from './chart-frame.tsx'
import { WinTable } from './overview-tables.ts'
import { tickLabels } from './tick-labels.ts'
import { type Chances, percentsOf, type WinCourse } from './win-chances.ts'

const MARKED =
  /^(goal|penalty_goal|own_goal|second_yellow|red_card|touchdown|map_won|set_won|game_won|frame_won|home_run|wicket)$/

/** A set of tennis has a dozen games: those that the server won say nothing. */
const MARKED_IN_TENNIS = /^(break_of_serve|set_won)$/

/** Sports in which nothing is marked, so that no room is kept for it. */
const UNMARKED = new Set<Family>(['basketball', 'combat'])

interface WinChartProps {
  detail: MatchDetail
  /** Absent until the prices have moved. */
  course: WinCourse | undefined
  title: string
  family: Family
}

const NOTHING: WinCourse = { from: 0, until: 1, lines: [], periods: [] }

/** How likely each team was to win, from the moving prices: home from above, away from below, a draw between. */
export function WinChart({ detail: { match, live }, course, title, family }: WinChartProps) {
  const { zone } = useShell()
  const { from, until, lines, periods } = course ?? NOTHING
  const marked = family === 'tennis' ? MARKED_IN_TENNIS : MARKED
  const x = (at: number) => (at - from) / Math.max(1, until - from)
  const hasDraw = live.odds.some(({ draw }) => draw !== undefined)
  const latest = lines.at(-1)?.chances ?? { home: 0.5, draw: 0, away: 0.5 }
  const text = (chances: Chances) => {
    const { home, draw, away } = percentsOf(chances)
    return [
      `${match.home.abbr} ${home}%`,
      ...(hasDraw ? [`${m.match_odds_draw()} ${draw}%`] : []),
      `${match.away.abbr} ${away}%`,
    ]
      .map(isolate)
      .join(' · ')
  }
  /** On the edge of the side's band. */
  const placeOf = (at: number, side: Side) => {
    const chances = lines.findLast((line) => line.at <= at)?.chances ?? latest
    return { x: x(at), y: side === 'home' ? chances.home : 1 - chances.away }
  }
  const percents = percentsOf(latest)
  const names = { home: match.home.name, away: match.away.name }
  const shares = { homeShare: percents.home, awayShare: percents.away }
  const ticks = periods.map(({ key, at }, index) => ({
    period: key,
    start: Math.max(0, x(at)),
    end: Math.min(1, index + 1 < periods.length ? x(periods[index + 1]?.at ?? until) : 1),
  }))
  const labels = tickLabels(ticks, family)
  return (
    <ChartFrame
      title={title}
      summary={
        hasDraw
          ? m.match_chart_win_summary({ ...names, ...shares, drawShare: percents.draw })
          : m.match_chart_win_summary_two({ ...names, ...shares })
      }
      teams={names}
      draw={hasDraw ? m.match_odds_draw() : undefined}
      stops={lines.map(({ at, chances }) => ({
        x: x(at),
        time: kickOffTime(new Date(at).toISOString(), zone),
        text: text(chances),
      }))}
      ticks={ticks.map(({ start, end }, index) => ({ start, end, label: labels[index] ?? '' }))}
      lanes={UNMARKED.has(family) ? undefined : 'signs'}
      marks={live.timeline.flatMap((item): FrameMark[] =>
        course && item.side && marked.test(item.type) && item.data?.isCancelled !== true
          ? [{ key: item.seq, ...placeOf(Date.parse(item.at), item.side), side: item.side, type: item.type }]
          : [],
      )}
      table={
        <WinTable caption={title} lines={lines} match={match} hasDraw={hasDraw} zone={zone} percentsOf={percentsOf} />
      }
    >
      {course && (
        <>
          <path d="M0 0h600v160H0Z" className="fill-team-home" />
          <path d={belowOf(lines, x, ({ home }) => home)} className="fill-surface-2" />
          <path d={belowOf(lines, x, ({ home, draw }) => home + draw)} className="fill-team-away" />
          <path d="M0 80h600" className="stroke-bg" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </ChartFrame>
  )
}

/** The area below an edge, given as shares of the height from above; prices hold until the next. */
const belowOf = (lines: WinCourse['lines'], x: (at: number) => number, edge: (chances: Chances) => number): string =>
  `M0 160${lines.map(({ at, chances }) => `H${round(x(at) * 600)}V${round(edge(chances) * 160)}`).join('')}H600V160Z`

const round = (value: number): number => Math.round(value * 10) / 10
