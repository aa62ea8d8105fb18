import { m } from '#app/paraglide/messages.js'
import { periodName } from '../../../match-labels.ts'
import { statName } from '../../../stat-name.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { frameRowsOf } from './frame-rows.ts'
import { mostOf, SideBarsTable, SideLegend } from './side-bars-table.tsx'

const breakText = (breaks: readonly number[]): string => breaks.join(', ') || '–'

/** Under the timeline of snooker: each frame with its points, its breaks of fifty and more, and the score after it. */
export function FramesCourse({ detail: { match, live } }: PanelProps) {
  const frames = frameRowsOf(live.timeline, match.periods)
  if (!frames.some(({ points }) => points.home + points.away > 0)) return null
  const title = m.match_course_frames_ask()
  return (
    <Card title={title}>
      <SideLegend match={match} />
      <SideBarsTable
        title={title}
        match={match}
        columns={[
          { title: m.match_standings_points_long(), most: mostOf(frames.map(({ points }) => points)) },
          { title: m.match_course_breaks() },
          { title: m.match_periods_frames() },
        ]}
        rows={frames.map(({ key, points, frames: score, winner, breaks }) => ({
          key,
          label: periodName(key, 'frames'),
          winner,
          cells: [
            points,
            {
              home: breaks.home[0] ?? 0,
              away: breaks.away[0] ?? 0,
              texts: { home: breakText(breaks.home), away: breakText(breaks.away) },
            },
            score,
          ],
        }))}
      />
      <p className="border-line border-t px-3 py-2 text-12 text-text-muted">
        {statName('highest_break', 'frames')}: {highestText(frames, match)}
      </p>
    </Card>
  )
}

/** "Mori 104 (Frame 2)", of both. */
function highestText(frames: ReturnType<typeof frameRowsOf>, match: PanelProps['detail']['match']): string {
  return (['home', 'away'] as const)
    .map((side) => {
      const best = Math.max(0, ...frames.flatMap(({ breaks }) => breaks[side]))
      return `${match[side].name} ${best > 0 ? best : '–'}`
    })
    .join(' · ')
}
