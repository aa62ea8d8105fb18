import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { LiveClock } from '../live-clock.tsx'
import { shortPhaseName, statusName } from '../match-labels.ts'
import { phaseTellsScore } from '../phase-tells-score.ts'

/** Where a live match stands: its running clock, else the phase; only that it is live where these tell a hidden score. */
export function MatchMinute({ match }: { match: MatchRow }) {
  const { display } = useShell()
  if (display.hidesScores && phaseTellsScore(match)) return <span className="truncate">{statusName('live')}</span>
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
