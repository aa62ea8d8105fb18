import type { MatchState } from '#contract/match-state.ts'
import type { NetRuns, RowChange } from '#contract/socket.ts'
import { BALLS_PER_OVER, type Innings, limitsOf } from './overs.ts'

const quotaOf = ({ overs = 0 }: Innings): number => Math.round(overs * BALLS_PER_OVER)

/** Who is all out is counted with all the overs that she or he could have had. */
const faced = (innings: Innings): NetRuns => ({
  runs: innings.runs,
  balls: innings.wickets >= limitsOf(0, 0).wickets ? quotaOf(innings) : innings.balls,
})

/**
 * What a finished match counts for the net run rate (ICC playing conditions, 16.10): runs, and the balls in which they are counted.
 * Where the target was revised, the first side has one run less than it in the overs that the second was given. Super overs do not
 * count, nor matches without a result, or in which one side did not bat.
 */
export function netRunsOf({ status, board }: MatchState): Pick<RowChange, 'netRuns'> {
  if (status !== 'finished' || board?.family !== 'cricket') return {}
  const [first, second] = board.innings
  if (!first || !second || first.side === second.side || Math.min(quotaOf(first), quotaOf(second)) === 0) return {}
  const isRevised = second.target !== undefined && second.target !== first.runs + 1
  const set = isRevised ? { runs: (second.target ?? 1) - 1, balls: quotaOf(second) } : faced(first)
  const chased = faced(second)
  return { netRuns: first.side === 'home' ? { home: set, away: chased } : { home: chased, away: set } }
}
