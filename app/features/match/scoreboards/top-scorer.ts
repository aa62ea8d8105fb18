import type { PlayerLine, Side } from '#contract/match-state.ts'

/** Who of a side has the most points; nobody before the first. */
export function leaderIn(players: readonly PlayerLine[], side: Side): PlayerLine | undefined {
  const pointsOf = ({ values }: PlayerLine) => Number(values.points ?? 0)
  const own = players.filter((line) => line.side === side && pointsOf(line) > 0)
  return own.reduce<PlayerLine | undefined>(
    (best, line) => (best && pointsOf(best) >= pointsOf(line) ? best : line),
    undefined,
  )
}
