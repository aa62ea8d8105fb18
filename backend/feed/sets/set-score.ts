/** When a set is won, who serves, and what chance there is of winning it. Pure. */
import type { Score, Side, Stake } from '#contract/match-state.ts'
import { isDecided, winsNeeded } from '../shared/series.ts'
import { addScore, leaderOf, other } from '../shared/state.ts'
import type { SetsTitle } from './titles.ts'

export const targetOf = (title: SetsTitle, isDecider: boolean): number => (isDecider ? title.decider : title.target)

/** Nobody while the set goes on: it takes the target and two points more than the other, or the cap. */
export function setWinner(title: SetsTitle, points: Score, isDecider: boolean): Side | undefined {
  const leader = leaderOf(points)
  if (leader === 'draw' || points[leader] < targetOf(title, isDecider)) return undefined
  const isCapped = title.cap !== undefined && points[leader] >= title.cap
  return isCapped || points[leader] - points[other(leader)] >= 2 ? leader : undefined
}

/** Set or match point: what the leader of the set wins with the next point. Level at one short of a cap, it is nobody's. */
export function stakeOf(
  title: SetsTitle,
  points: Score,
  { sets, bestOf }: { sets: Score; bestOf: number },
): Stake | undefined {
  const isDecider = sets.home + sets.away === bestOf - 1
  const leader = leaderOf(points)
  if (leader === 'draw' || isDecided(sets, bestOf) || setWinner(title, points, isDecider)) return undefined
  if (setWinner(title, addScore(points, leader, 1), isDecider) !== leader) return undefined
  return { side: leader, of: sets[leader] + 1 >= winsNeeded(bestOf) ? 'match' : 'set' }
}

/** The side that serves after `points`, when `first` served first and `last` won the last point. */
export function serverAfter(
  title: SetsTitle,
  points: Score,
  first: Side,
  last: Side | undefined,
  isDecider: boolean,
): Side {
  if (title.serve === 'winner') return last ?? first
  const played = points.home + points.away
  const deuce = 2 * (targetOf(title, isDecider) - 1)
  const turns = played < deuce ? Math.floor(played / title.serve) : Math.floor(deuce / title.serve) + played - deuce
  return turns % 2 === 0 ? first : other(first)
}

/** Home's chance of the set, when it wins each point with `chance`; every deuce counts as a new one. */
export function setChance(chance: number, points: Score, target: number): number {
  const deuce = chance ** 2 / (chance ** 2 + (1 - chance) ** 2)
  const most = target - 1
  if (points.home >= most && points.away >= most) {
    const ahead = points.home - points.away
    return ahead === 0 ? deuce : ahead > 0 ? chance + (1 - chance) * deuce : chance * deuce
  }
  const width = Math.max(1, target - points.away)
  let row = new Array<number>(width).fill(1)
  for (let home = most; home >= points.home; home--) {
    const next = new Array<number>(width).fill(0)
    for (let away = most; away >= points.away; away--) {
      const lost = away === most ? 0 : (next[away + 1 - points.away] ?? 0)
      const won = row[away - points.away] ?? 1
      next[away - points.away] = home === most && away === most ? deuce : chance * won + (1 - chance) * lost
    }
    row = next
  }
  return row[0] ?? 1
}
