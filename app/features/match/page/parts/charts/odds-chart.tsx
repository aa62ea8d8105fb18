import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { OddsLine } from '#contract/match-state.ts'
import { useShell } from '../../../../shell/shell.queries.ts'
import { ChartRows } from '../../../chart-table.tsx'
import { impliedPercents } from '../implied-percents.ts'
import { ChartFrame } from './chart-frame.tsx'
import { clockAxisOf } from './clock-ticks.ts'

const SIDES = ['home', 'draw', 'away'] as const
const STROKES = { home: 'stroke-team-home', draw: 'stroke-text-muted', away: 'stroke-team-away' } as const
/** The figures of the scale stand between the edges and the lines. */
const [WIDTH, HEIGHT, EDGE] = [600, 160, 20]

interface OddsChartProps {
  match: MatchRow
  odds: readonly OddsLine[]
  title: string
}

/** How the prices for the winner moved. The scale is logarithmic: 1.10 to 1.20 is as much as 5 to 5.45. */
export function OddsChart({ match, odds, title }: OddsChartProps) {
  const { locale, zone } = useShell()
  const hasDraw = odds.some(({ draw }) => draw !== undefined)
  const names = { home: match.home.abbr, draw: m.match_odds_draw(), away: match.away.abbr }
  const lines = SIDES.filter((side) => side !== 'draw' || hasDraw)
  const times = odds.map(({ at }) => Date.parse(at))
  const [from = 0, until = 1] = [times[0], times.at(-1)]
  const axis = clockAxisOf(from, until, { zone, tag: locale.tag })
  const prices = odds.flatMap((line) => lines.flatMap((side) => line[side] ?? []))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const span = Math.max(0.05, Math.log(high / low))
  const x = (at: number) => (at - from) / Math.max(1, until - from)
  const y = (price: number) => Math.round(HEIGHT - EDGE - (Math.log(price / low) / span) * (HEIGHT - 2 * EDGE))
  const pathOf = (side: (typeof SIDES)[number]) =>
    odds
      .map((line, index) => [x(times[index] ?? from) * WIDTH, y(line[side] ?? high)] as const)
      .map(([along, height], index) => (index === 0 ? `M0 ${height}` : `H${Math.round(along)}V${height}`))
      .join('')
  const text = (line: OddsLine, side: (typeof SIDES)[number]) => line[side]?.toFixed(2) ?? '–'
  return (
    <ChartFrame
      title={title}
      summary={m.match_odds_movement_summary({
        lines: lines
          .map((side) => `${names[side]}: ${text(odds[0] ?? NONE, side)} → ${text(odds.at(-1) ?? NONE, side)}`)
          .join('; '),
      })}
      teams={{ home: match.home.name, away: match.away.name }}
      draw={hasDraw ? names.draw : undefined}
      stops={odds.map((line, index) => ({
        x: x(times[index] ?? from),
        time: axis.timeOf(times[index] ?? from),
        text: lines.map((side) => `${names[side]} ${text(line, side)}`).join(' · '),
      }))}
      ticks={axis.ticks}
      ticksAt="end"
      marks={[]}
      scale={[high.toFixed(2), low.toFixed(2)]}
      table={
        <ChartRows
          caption={title}
          columns={[{ title: m.match_log_time() }, ...lines.map((side) => ({ title: names[side], isNumeric: true }))]}
          rows={() =>
            odds.map((line, index) => {
              const chances = impliedPercents(lines.map((side) => line[side]))
              const told = lines.map((side, at) =>
                chances ? `${text(line, side)} (${chances[at]}%)` : text(line, side),
              )
              return { key: line.at, cells: [axis.timeOf(times[index] ?? from), ...told] }
            })
          }
        />
      }
    >
      {lines.map((side) => (
        <path
          key={side}
          d={`${pathOf(side)}H${WIDTH}`}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className={STROKES[side]}
        />
      ))}
    </ChartFrame>
  )
}

const NONE: OddsLine = { at: '', home: 0, away: 0 }
