import { m } from '#app/paraglide/messages.js'
import { hasRallyGames } from '../../../has-rally-games.ts'
import { periodName } from '../../../match-labels.ts'
import { statName } from '../../../stat-name.ts'
import type { PanelProps } from '../../panel.ts'
import { setPointsOf } from './set-points.ts'
import { SetRaces } from './set-races.tsx'
import { mostOf, SideBarsCard } from './side-bars-table.tsx'

/** The statistic that counts points made in a way of the feed's. */
const WAYS = new Map([
  ['attack', 'attack_points'],
  ['smash', 'smash_winners'],
  ['topspin', 'topspin_winners'],
  ['net', 'net_winners'],
  ['drop', 'drop_winners'],
  ['block', 'blocks'],
  ['ace', 'aces'],
  ['error', 'opponent_errors'],
])

/** Under the timeline of volleyball, badminton and table tennis: each set point by point, and how its points were made. */
export function SetsCourse({ detail: { match, live } }: PanelProps) {
  const sets = setPointsOf(live.timeline, match.periods)
  if (sets.length === 0) return null
  const title = hasRallyGames(match.gameId) ? m.match_course_games_ask() : m.match_course_sets_ask()
  const ways = [...WAYS].filter(([how]) => sets.some((set) => set.ways.has(how)))
  // One scale for all ways: what brought most points is the longest.
  const most = mostOf(sets.flatMap((set) => ways.map(([how]) => set.ways.get(how))))
  const scores = sets.map(({ course }) => course.at(-1))
  return (
    <SideBarsCard
      above={<SetRaces sets={sets} match={match} />}
      title={title}
      match={match}
      columns={[
        { title: statName('points', 'sets') },
        { title: m.match_course_largest_lead() },
        ...ways.map(([, stat]) => ({ title: statName(stat, 'sets'), most })),
      ]}
      rows={sets.map(({ key, winner, lead, ways: made }, index) => ({
        key,
        label: periodName(key, 'sets'),
        winner,
        cells: [scores[index], lead, ...ways.map(([how]) => made.get(how) ?? { home: 0, away: 0 })],
      }))}
    />
  )
}
