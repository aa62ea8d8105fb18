import { m } from '#app/paraglide/messages.js'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { ManhattanChart } from './manhattan-chart.tsx'
import { Partnerships } from './partnerships.tsx'
import { WagonWheel } from './wagon-wheel.tsx'

/** What cricket shows under its timeline: the overs one by one, who batted together, and which way they hit. */
export function CricketCourse(props: PanelProps) {
  const { detail, people } = props
  const { board, chart } = detail.live
  if (board?.family !== 'cricket') return null
  const title = m.match_depth_overs_ask()
  return (
    <>
      {chart.length > 0 && (
        <Card title={title}>
          <ManhattanChart detail={detail} board={board} title={title} />
        </Card>
      )}
      <Partnerships detail={detail} board={board} people={people} />
      <WagonWheel {...props} />
    </>
  )
}
