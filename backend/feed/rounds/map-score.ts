/** When a map is won and who attacks: halves, then overtime. Used by the simulator. */
import type { Score, Side } from '#contract/match-state.ts'
import { leaderOf, other } from '../shared/state.ts'
import type { RoundsTitle } from './titles.ts'

export const isOvertime = (title: RoundsTitle, score: Score): boolean =>
  score.home >= title.half && score.away >= title.half

/** Nobody while the map goes on; a map can't end level. */
export function mapWinner(title: RoundsTitle, score: Score): Side | undefined {
  const { half, overtime } = title
  const [least, most] = [Math.min(score.home, score.away), Math.max(score.home, score.away)]
  let target = half + 1
  if (least >= half)
    target =
      'firstTo' in overtime
        ? overtime.firstTo
        : half + Math.floor((least - half) / overtime.half) * overtime.half + overtime.half + 1
  const leader = leaderOf(score)
  return most >= target && leader !== 'draw' ? leader : undefined
}

/** The side that attacks in the round after `played` rounds, when `first` attacked first. */
export function attackerAfter(title: RoundsTitle, played: number, first: Side): Side {
  const { half, overtime, changesEachRound } = title
  if (changesEachRound) return played % 2 === 0 ? first : other(first)
  if (played < half) return first
  const beyond = played - 2 * half
  if (beyond < 0) return other(first)
  const swaps = Math.floor(beyond / ('half' in overtime ? overtime.half : 1))
  return swaps % 2 === 0 ? other(first) : first
}
