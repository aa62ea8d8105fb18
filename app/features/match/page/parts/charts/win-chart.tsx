import { kickOffTime } from '#app/lib/format-date.ts'
import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match.ts'
import { useShell } from '../../../../shell/shell.queries.ts'
import { periodName } from '../../../match-labels.ts'
import { ChartFrame, type FrameMark } from './chart-frame.tsx'
import { type Chances, percentsOf, type WinCourse } from './win-chances.ts'

const MARKED =
  /^(goal|penalty_goal|own_goal|second_yellow|red_card|touchdown|map_won|set_won|game_won|frame_won|home_run|wicket)$/

interface WinChartProps {
  detail: MatchDetail
  course: WinCourse
  title: string
  family: Family
}

/** How likely each team was to win, from the moving prices: home from above, away from below, a draw between. */
export function WinChart({ detail: { match, live }, course, title, family }: WinChartProps) {
  const { zone } = useShell()
  const { from, until, lines } = course
  const x = (at: number) => (at - from) / Math.max(1, until - from)
  const hasDraw = lines.some(({ chances }) => chances.draw > 0)
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
  const percents = percentsOf(latest)
  const names = { home: match.home.name, away: match.away.name }
  const shares = { homeShare: percents.home, awayShare: percents.away }
  const ticks = course.periods.map(({ key, at }, index) => ({
    start: Math.max(0, x(at)),
    end: Math.min(1, index + 1 < course.periods.length ? x(course.periods[index + 1]?.at ?? until) : 1),
    label: periodName(key, family),
  }))
  return (
    <ChartFrame
      title={title}
      summary={
        hasDraw
          ? m.match_chart_win_summary({ ...names, ...shares, drawShare: percents.draw })
          : m.match_chart_win_summary_two({ ...names, ...shares })
      }
      teams={names}
      stops={lines.map(({ at, chances }) => ({
        x: x(at),
        time: kickOffTime(new Date(at).toISOString(), zone),
        text: text(chances),
      }))}
      ticks={ticks.map((tick) => (tick.end - tick.start < 0.1 || ticks.length > 4 ? { ...tick, label: '' } : tick))}
      marks={live.timeline.flatMap((item): FrameMark[] =>
        item.side && MARKED.test(item.type) && item.data?.isCancelled !== true
          ? [{ key: item.seq, x: x(Date.parse(item.at)), side: item.side, type: item.type }]
          : [],
      )}
      heads={[m.match_log_time(), match.home.abbr, ...(hasDraw ? [m.match_odds_draw()] : []), match.away.abbr]}
      rows={() =>
        lines.map(({ at, chances }) => {
          const { home, draw, away } = percentsOf(chances)
          const cells = [home, ...(hasDraw ? [draw] : []), away].map((each) => `${each}%`)
          return { key: String(at), cells: [kickOffTime(new Date(at).toISOString(), zone), ...cells] }
        })
      }
    >
      <path
        d={bandOf(
          lines,
          x,
          () => 0,
          ({ home }) => home,
        )}
        className="fill-team-home"
      />
      <path
        d={bandOf(
          lines,
          x,
          ({ home }) => home,
          ({ home, draw }) => home + draw,
        )}
        className="fill-surface-2"
      />
      <path
        d={bandOf(
          lines,
          x,
          ({ home, draw }) => home + draw,
          () => 1,
        )}
        className="fill-team-away"
      />
      <path d="M0 80h600" className="stroke-bg" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
    </ChartFrame>
  )
}

/** The path of a band between two edges, given as shares of the height; prices hold until the next. */
function bandOf(
  lines: WinCourse['lines'],
  x: (at: number) => number,
  upper: (chances: Chances) => number,
  lower: (chances: Chances) => number,
): string {
  const edge = (of: (chances: Chances) => number) =>
    lines.map(({ at, chances }, index) => {
      const end = lines[index + 1]?.at
      return [x(at), end === undefined ? 1 : x(end), of(chances)] as const
    })
  const point = (share: number, height: number) => `${Math.round(share * 6000) / 10} ${Math.round(height * 1600) / 10}`
  const there = edge(upper).flatMap(([start, end, height]) => [point(start, height), point(end, height)])
  const back = edge(lower)
    .reverse()
    .flatMap(([start, end, height]) => [point(end, height), point(start, height)])
  return `M${[...there, ...back].join('L')}Z`
}
