import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Stake } from '#contract/match-state.ts'
import { Line } from './facts.tsx'

interface StakeLineProps {
  match: MatchRow
  stake: Stake | undefined
  /** Names a point that may win the set. */
  setPoint: (inputs: { team: string }) => string
}

/** "Match point: Mori", or who serves. Its place is kept while neither is known. */
export function StakeLine({ match, stake, setPoint }: StakeLineProps) {
  if (match.status !== 'live') return null
  const { serving } = match
  if (!stake)
    return (
      <Line className="min-h-5 text-text-muted">{serving && m.match_board_serving({ team: match[serving].name })}</Line>
    )
  const names = { break: m.match_board_break_point, set: setPoint, match: m.match_board_match_point }
  return <Line className="min-h-5 font-bold">{names[stake.of]({ team: match[stake.side].name })}</Line>
}
