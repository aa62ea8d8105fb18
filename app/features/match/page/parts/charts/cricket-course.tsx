import { m } from '#app/paraglide/messages.js'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { ManhattanChart } from './manhattan-chart.tsx'
import { Partnerships } from './partnerships.tsx'

/** What cricket shows under its timeline: the overs one by one, and who batted together. */
export function CricketCourse({ detail, people }: PanelProps) {
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
    </>
  )
}
