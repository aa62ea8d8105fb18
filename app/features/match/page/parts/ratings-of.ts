import type { PlayerLine } from '#contract/match-state.ts'

/** Ratings of the players who have played, by player. */
export const ratingsOf = (lines: readonly PlayerLine[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(({ player, values: { rating, minutes } }) =>
      typeof rating === 'number' && Number(minutes ?? 0) > 0 ? [[player, rating] as const] : [],
    ),
  )
