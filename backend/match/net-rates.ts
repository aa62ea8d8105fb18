import type { NetRuns } from '#contract/socket.ts'

const BALLS_PER_OVER = 6

interface Sums {
  made: NetRuns
  conceded: NetRuns
}

const plus = (one: NetRuns, other: NetRuns): NetRuns => ({
  runs: one.runs + other.runs,
  balls: one.balls + other.balls,
})

const perOver = ({ runs, balls }: NetRuns): number => (balls > 0 ? (runs * BALLS_PER_OVER) / balls : 0)

/** Adds up net run rates: runs an over made less runs an over conceded, over all matches. */
export function createNetRates() {
  const all = new Map<number, Sums>()
  return {
    add(teamId: number, made: NetRuns, conceded: NetRuns): void {
      const before = all.get(teamId)
      all.set(
        teamId,
        before ? { made: plus(before.made, made), conceded: plus(before.conceded, conceded) } : { made, conceded },
      )
    },
    /** With three decimals; undefined of a team without a match that counts. */
    of(teamId: number): number | undefined {
      const sums = all.get(teamId)
      return sums && Math.round((perOver(sums.made) - perOver(sums.conceded)) * 1000) / 1000
    },
  }
}
