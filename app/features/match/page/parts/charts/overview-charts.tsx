import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../../shell/shell.queries.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { ProPart } from '../pro/pro-part.tsx'
import { LeadChart } from './lead-chart.tsx'
import { winCourseOf } from './win-chances.ts'
import { WinChart } from './win-chart.tsx'
import { WormChart } from './worm-chart.tsx'

const QUESTIONS = {
  momentum: m.match_chart_ask_momentum,
  point_lead: m.match_chart_ask_lead,
  run_rate: m.match_chart_ask_runs,
} as const

/**
 * The pictures of the overview, each with the question it answers. While a match is live each has its place before there
 * is something to draw, so that its first points move nothing; unless a page is opened in a later period and there was
 * nothing yet: such a feed does not tell it.
 */
export function OverviewCharts(props: PanelProps) {
  const { brand } = useShell()
  const { match, live } = props.detail
  const isEarly = match.periods.length < 2
  const [isCourseTold] = useState(isEarly || live.chart.length > 0)
  const isLive = match.status === 'live'
  return (
    <>
      <CourseCard {...props} keepsPlace={isLive && isCourseTold} />
      {brand.features.odds && live.odds.length > 0 && <WinCard {...props} isEarly={isEarly} />}
    </>
  )
}

/** Who was how likely to win. */
function WinCard({ detail, family, isEarly }: PanelProps & { isEarly: boolean }) {
  const { match, live, pro } = detail
  const isLive = match.status === 'live'
  const title = isLive ? m.match_chart_ask_win() : m.match_chart_ask_win_moved()
  const card = (content: ReactNode) => (
    <Card title={title} extra={<Note text={m.match_preview_chances()} />}>
      {content}
    </Card>
  )
  const hasMoved = (live.odds.at(-1)?.at ?? '') > match.startsAt
  if (!isLive && !hasMoved) return null
  return (
    <ProPart detail={detail} teaser={m.match_pro_prices({ count: Math.max(0, (pro?.prices ?? 0) - 1) })} frame={card}>
      {(whole) => <WinCourse detail={whole} title={title} family={family} isEarly={isEarly} card={card} />}
    </ProPart>
  )
}

interface WinCourseProps extends Pick<PanelProps, 'detail' | 'family'> {
  title: string
  isEarly: boolean
  card: (content: ReactNode) => ReactNode
}

function WinCourse({ detail, title, family, isEarly, card }: WinCourseProps) {
  const { match, live } = detail
  const course = winCourseOf(live.odds, live.timeline, match.startsAt, match.winner)
  const [isTold] = useState(isEarly || course !== undefined)
  if (!course && !(match.status === 'live' && isTold)) return null
  return card(<WinChart detail={detail} course={course} title={title} family={family} />)
}

const Note = ({ text }: { text: string }) => <span className="text-12 text-text-muted">{text}</span>

/** How the match went. */
function CourseCard({ detail, people, family, keepsPlace }: PanelProps & { keepsPlace: boolean }) {
  const { live } = detail
  // Scoreboards draw the lead in gold and money, map by map.
  if (live.chartKind === 'gold_lead' || live.chartKind === 'economy') return null
  // Games of StarCraft and their like are won without points: nobody leads in one.
  const hasLeads = live.board?.family !== 'games' || live.board.points
  if (live.chart.length === 0 && !(hasLeads && keepsPlace)) return null
  const title = QUESTIONS[live.chartKind]()
  if (live.chartKind !== 'run_rate')
    return (
      <Card title={title}>
        <LeadChart detail={detail} title={title} people={people} family={family} />
      </Card>
    )
  return live.board?.family === 'cricket' ? (
    <Card title={title}>
      <WormChart detail={detail} board={live.board} title={title} />
    </Card>
  ) : null
}
