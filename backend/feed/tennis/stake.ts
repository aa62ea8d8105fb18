import type { MatchState, Side, Stake } from '#contract/match-state.ts'
import { winsNeeded } from '../shared/series.ts'
import { addScore, currentPeriod, other } from '../shared/state.ts'
import { afterPoint, afterTieBreakPoint, setWinner, tieBreakTarget } from './scoring.ts'

const SIDES = ['home', 'away'] as const

/** What a side wins with the next point beyond the point itself. */
function prizeOf(state: MatchState, side: Side, bestOf: number): Stake['of'] | undefined {
  const { board, periods, score, serving } = state
  const set = currentPeriod(state)
  if (board?.family !== 'tennis' || !set) return undefined
  const target = tieBreakTarget(bestOf, periods.length - 1)
  const after = board.isTieBreak ? afterTieBreakPoint(board.points, side, target) : afterPoint(board.points, side)
  if (after !== 'game') return undefined
  const wonSet = setWinner(addScore({ home: set.home, away: set.away }, side, 1)) === side
  if (wonSet) return score[side] + 1 >= winsNeeded(bestOf) ? 'match' : 'set'
  return serving === other(side) ? 'break' : undefined
}

/** Break, set or match point: only one side can have one, and the greater prize is named. */
export function stakeOf(state: MatchState, bestOf: number): Stake | undefined {
  for (const side of SIDES) {
    const of = prizeOf(state, side, bestOf)
    if (of) return { side, of }
  }
  return undefined
}
