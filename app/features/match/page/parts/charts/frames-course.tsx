import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../../../match-labels.ts'
import { statName } from '../../../stat-name.ts'
import type { PanelProps } from '../../panel.ts'
import { type FrameRow, frameRowsOf } from './frame-rows.ts'
import { mostOf, SideBarsCard } from './side-bars-table.tsx'

const breakText = (breaks: readonly number[]): string => breaks.join(', ') || '–'

/** Under the timeline of snooker: each frame with its points, its breaks of fifty and more, and the score after it. */
export function FramesCourse({ detail: { match, live } }: PanelProps) {
  const frames = frameRowsOf(live.timeline, match.periods)
  if (!frames.some(({ points }) => points.home + points.away > 0)) return null
  const title = m.match_course_frames_ask()
  return (
    <SideBarsCard
      below={<Highest frames={frames} match={match} />}
      title={title}
      match={match}
      columns={[
        { title: statName('points', 'frames'), most: mostOf(frames.map(({ points }) => points)) },
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
  )
}

/** The best break of either, where that was fifty or more. */
const Highest = ({ frames, match }: { frames: readonly FrameRow[]; match: MatchRow }) => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t px-3 py-2 text-12">
    <dt className="text-text-muted">{statName('highest_break', 'frames')}</dt>
    {(['home', 'away'] as const).map((side) => (
      <dd key={side}>
        <span dir="auto">{match[side].name}</span>{' '}
        <b className="figures">
          {breakText(
            frames
              .flatMap(({ breaks }) => breaks[side])
              .toSorted((a, b) => b - a)
              .slice(0, 1),
          )}
        </b>
      </dd>
    ))}
  </dl>
)
