import type { MatchState, PlayerLine, Stat } from '#contract/match-state.ts'
import { bumpStats, changePlayer, growValues, setSideStats, statOf } from '../shared/stats.ts'
import type { Delivery } from './delivery.ts'
import { type Innings, oversOf, runRate } from './overs.ts'

/** Six overs of twenty, ten of fifty. */
const powerplayBalls = (maxBalls: number): number => (maxBalls > 240 ? 60 : 36)

export const countBatter = (players: PlayerLine[], player: number | undefined, ball: Delivery): PlayerLine[] =>
  changePlayer(players, player, (values) => {
    const by: Record<string, number> = { runs: ball.runs, balls: ball.isFaced ? 1 : 0 }
    if (ball.isBoundary) by[ball.runs === 4 ? 'fours' : 'sixes'] = 1
    const grown = growValues(values, by)
    const [runs, faced] = [Number(grown.runs), Number(grown.balls)]
    grown.strike_rate = faced > 0 ? Math.round((runs / faced) * 1000) / 10 : 0
    return grown
  })

/** `balls_bowled` is no column: `overs` is what the table shows. */
export const countBowler = (
  players: PlayerLine[],
  player: number | undefined,
  ball: Delivery,
  wickets: number,
): PlayerLine[] =>
  changePlayer(players, player, (values) => {
    const by = { balls_bowled: ball.isCounted ? 1 : 0, runs_conceded: ball.conceded, wickets }
    const grown = growValues(values, by)
    grown.overs = oversOf(Number(grown.balls_bowled))
    grown.economy = runRate(Number(grown.runs_conceded), Number(grown.balls_bowled))
    return grown
  })

/** Statistics of the batting side; `innings` is the innings after the ball. */
export function countBall(
  state: MatchState,
  innings: Innings,
  ball: Delivery,
  isWicket: boolean,
  maxBalls: number,
): Stat[] {
  const { side, runs, balls, target } = innings
  const by: Record<string, number> = {}
  if (ball.isBoundary) by[ball.runs === 4 ? 'fours' : 'sixes'] = 1
  if (ball.total === 0) by.dot_balls = 1
  if (ball.extras > 0) by.extras = ball.extras
  if (ball.kind === 'wide') by.wides = 1
  if (ball.kind === 'no_ball') by.no_balls = 1
  if (balls - (ball.isCounted ? 1 : 0) < powerplayBalls(maxBalls)) by.powerplay_runs = ball.total
  const stand = statOf(state.stats, 'partnership')[side] + ball.total
  const now: Record<string, number> = {
    run_rate: runRate(runs, balls),
    partnership: isWicket ? 0 : stand,
    best_partnership: Math.max(stand, statOf(state.stats, 'best_partnership')[side]),
  }
  if (target !== undefined) now.required_run_rate = runRate(Math.max(0, target - runs), maxBalls - balls)
  return setSideStats(bumpStats(state.stats, side, by), side, now)
}
