import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { StatList, StatTeams } from '../../match/page/stat-list.tsx'
import { statsOf } from '../../match/stats-of.ts'
import { teamColours } from '../../match/team-colours.ts'
import { EmptyText } from './empty-text.tsx'

/** The statistics tab beside a player, in the teams' colours; loaded when it is opened. */
export function RoomStats({ detail, family }: { detail: MatchDetail; family: Family }) {
  const { match } = detail
  const stats = statsOf(detail).filter(({ home, away }) => home + away > 0)
  if (stats.length === 0) return <EmptyText text={m.match_timeline_empty()} />
  return (
    <div style={teamColours(match.home.crest, match.away.crest)}>
      <StatTeams match={match} />
      <StatList stats={stats} family={family} />
    </div>
  )
}
