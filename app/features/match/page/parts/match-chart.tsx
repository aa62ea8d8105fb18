import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match.ts'
import { periodName } from '../../match-words.ts'
import { AreaChart } from './area-chart.tsx'
import { Card } from './card.tsx'

type Live = MatchDetail['live']

const TITLES: Readonly<Record<Live['chartKind'], () => string>> = {
  momentum: m.match_chart_momentum,
  gold_lead: m.match_chart_gold_lead,
  point_lead: m.match_chart_point_lead,
  economy: m.match_chart_economy,
  run_rate: m.match_chart_run_rate,
}

/** Who has been better off, and when: momentum, or the lead in gold, points, money or runs. */
export function MatchChart({ detail: { match, live }, family }: { detail: MatchDetail; family: Family }) {
  const points = family === 'moba' ? lastPeriod(live.chart) : live.chart
  if (points.length < 2) return null
  const title = TITLES[live.chartKind]()
  const homeShare = Math.round((points.filter(({ value }) => value > 0).length / points.length) * 100)
  return (
    <Card title={title}>
      <AreaChart
        points={points}
        upper={match.home.name}
        lower={match.away.name}
        valueText={live.chartKind === 'momentum' ? () => '' : compactThousands}
        ticks={ticksOf(points, family)}
        summary={m.match_chart_summary({
          title,
          home: match.home.name,
          away: match.away.name,
          homeShare,
          awayShare: 100 - homeShare,
        })}
      />
    </Card>
  )
}

/** A lead in gold begins anew on every map. */
function lastPeriod(chart: Live['chart']): Live['chart'] {
  const period = chart.at(-1)?.period
  return chart.filter((point) => point.period === period)
}

function ticksOf(points: Live['chart'], family: Family): { at: number; label: string }[] {
  const ticks: { at: number; label: string }[] = []
  let known: string | undefined
  for (const [index, { period }] of points.entries()) {
    if (!period || period === known) continue
    known = period
    ticks.push({ at: index, label: periodName(period, family) })
  }
  return ticks.length <= 6 ? ticks : []
}
