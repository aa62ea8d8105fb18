import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match.ts'
import { useShell } from '../../../../shell/shell.queries.ts'
import { periodName } from '../../../match-labels.ts'
import type { PanelProps } from '../../panel.ts'
import { Card } from '../card.tsx'
import { LeadChart } from './lead-chart.tsx'
import { winCourseOf } from './win-chances.ts'
import { WinChart } from './win-chart.tsx'
import { WormChart } from './worm-chart.tsx'

const QUESTIONS: Readonly<Record<MatchDetail['live']['chartKind'], () => string>> = {
  momentum: m.match_chart_ask_momentum,
  gold_lead: m.match_chart_ask_gold,
  point_lead: m.match_chart_ask_lead,
  economy: m.match_chart_ask_economy,
  run_rate: m.match_chart_ask_runs,
}

/** The pictures of the overview, each with the question it answers. */
export function OverviewCharts(props: PanelProps) {
  const { brand } = useShell()
  const { match, live } = props.detail
  const course = brand.features.odds ? winCourseOf(live.odds, live.timeline, match.startsAt) : undefined
  return (
    <>
      <CourseCard {...props} />
      {course && (
        <Card title={m.match_chart_ask_win()} extra={<Note text={m.match_preview_chances()} />}>
          <WinChart detail={props.detail} course={course} title={m.match_chart_ask_win()} family={props.family} />
        </Card>
      )}
    </>
  )
}

const Note = ({ text }: { text: string }) => <span className="text-12 text-text-muted">{text}</span>

/** How the match went: a chart of the whole match, or of each map where every map begins anew. */
function CourseCard({ detail, people, family }: PanelProps) {
  const { live } = detail
  const [chosen, setChosen] = useState<string>()
  const title = QUESTIONS[live.chartKind]()
  if (live.chartKind === 'run_rate')
    return live.board?.family === 'cricket' && live.chart.length > 0 ? (
      <Card title={title}>
        <WormChart detail={detail} board={live.board} title={title} />
      </Card>
    ) : null
  const periods = family === 'moba' ? [...new Set(live.chart.map(({ period }) => period ?? ''))] : []
  const current = chosen ?? periods.at(-1)
  const points = current === undefined ? live.chart : live.chart.filter(({ period }) => (period ?? '') === current)
  if (points.length < 2) return null
  return (
    <Card
      title={title}
      extra={
        periods.length > 1 && (
          <span className="flex">
            {periods.map((period) => (
              <button
                key={period}
                type="button"
                aria-label={periodName(period, family)}
                aria-pressed={period === current}
                onClick={() => setChosen(period)}
                className={cn(
                  'min-h-11 min-w-8 text-13 tabular-nums',
                  period === current ? 'font-semibold' : 'text-text-muted hover:text-text',
                )}
              >
                {/\d+/.exec(period)?.[0]}
              </button>
            ))}
          </span>
        )
      }
    >
      <LeadChart detail={detail} points={points} title={title} people={people} family={family} />
    </Card>
  )
}
