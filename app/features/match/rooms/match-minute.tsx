import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { LiveClock } from '../live-clock.tsx'
import { shortPhaseName } from '../match-labels.ts'

/** Where a live match stands: its running clock, else the phase. */
export function MatchMinute({ match }: { match: MatchRow }) {
  const family = gameById(match.gameId)?.family
  if (!match.clock?.isRunning) return <span className="truncate">{shortPhaseName(match, family)}</span>
  return (
    <LiveClock
      clock={match.clock}
      readAt={match.readAt}
      phase={match.phase}
      style={family === 'football' ? 'minutes' : 'full'}
    />
  )
}
