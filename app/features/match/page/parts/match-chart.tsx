import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match.ts'
import type { ChartPoint } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import { AreaChart } from './area-chart.tsx'
import { Card } from './card.tsx'
import { eventTime } from './event-line.ts'

type Live = MatchDetail['live']

const TITLES: Readonly<Record<Live['chartKind'], () => string>> = {
  momentum: m.match_chart_momentum,
  gold_lead: m.match_chart_gold_lead,
  point_lead: m.match_chart_point_lead,
  economy: m.match_chart_economy,
  run_rate: m.match_chart_run_rate,
}

/** Which team was ahead and when: momentum, or the lead in gold, points, money or runs. */
export function MatchChart({ detail, family }: { detail: MatchDetail; family: Family }) {
  const { match, live } = detail
  const points = pointsOf(live, family)
  if (points.length < 2) return null
  const title = TITLES[live.chartKind]()
  const [first, last] = [points[0], points.at(-1)]
  return (
    <Card title={title}>
      <AreaChart
        points={points}
        upper={match.home.name}
        lower={match.away.name}
        valueText={live.chartKind === 'momentum' ? () => '' : compactThousands}
        ticks={ticksOf(points, family)}
        ends={
          HAS_CLOCK.has(family) && first && last
            ? [eventTime(clockOf(first), family), eventTime(clockOf(last), family)]
            : undefined
        }
        summary={summaryOf(detail, points, title)}
      />
    </Card>
  )
}

/** Sports whose chart points are match seconds. */
const HAS_CLOCK = new Set<Family>(['football', 'moba'])
const clockOf = ({ t, period }: ChartPoint) => ({ clock: t, period })

/** The points to draw. A gold lead starts from zero on every map; a run rate belongs to the batting side. */
function pointsOf({ chart, chartKind, board }: Live, family: Family): ChartPoint[] {
  if (family === 'moba') {
    const period = chart.at(-1)?.period
    return chart.filter((point) => point.period === period)
  }
  if (chartKind !== 'run_rate' || board?.family !== 'cricket') return chart
  const sideOf = (period: string | undefined) => board.innings[Number(period?.slice(1)) - 1]?.side
  return chart.map((point) => (sideOf(point.period) === 'away' ? { ...point, value: -point.value } : point))
}

function summaryOf({ match, live }: MatchDetail, points: readonly ChartPoint[], title: string): string {
  const [home, away] = [match.home.name, match.away.name]
  if (live.chartKind === 'run_rate') {
    const latest = (sign: number) => Math.abs(points.findLast(({ value }) => value * sign > 0)?.value ?? 0).toFixed(2)
    return m.match_chart_rate_summary({ title, home, away, homeRate: latest(1), awayRate: latest(-1) })
  }
  const share = (sign: number) =>
    Math.round((points.filter(({ value }) => value * sign > 0).length / points.length) * 100)
  return m.match_chart_summary({ title, home, away, homeShare: share(1), awayShare: share(-1) })
}

function ticksOf(points: readonly ChartPoint[], family: Family): { at: number; label: string }[] {
  const ticks: { at: number; label: string }[] = []
  let previous: string | undefined
  for (const [index, { period }] of points.entries()) {
    if (!period || period === previous) continue
    previous = period
    ticks.push({ at: index, label: periodName(period, family) })
  }
  return ticks.length <= 6 ? ticks : []
}
