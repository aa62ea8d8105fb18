import type { PlayerLine } from '#contract/match-state.ts'
import { ratingsOf } from './ratings-of.ts'

const MINUTES_MIN = 20

/**
 * Who has the highest rating of those who played for some time; of equals one of the winners, then who scored and set up
 * more (decision 134).
 */
export function bestPlayerOf(
  players: readonly PlayerLine[],
  winner: PlayerLine['side'] | 'draw' | undefined,
): PlayerLine | undefined {
  const ratings = ratingsOf(players)
  const rank = ({ player, side, values }: PlayerLine): number[] => [
    ratings.get(player) ?? 0,
    side === winner ? 1 : 0,
    Number(values.goals ?? 0),
    Number(values.assists ?? 0),
  ]
  return players
    .filter(({ player, values }) => ratings.has(player) && Number(values.minutes) >= MINUTES_MIN)
    .toSorted((a, b) => firstDifference(rank(b), rank(a)))[0]
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
