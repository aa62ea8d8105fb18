import type { Score, Side } from '#contract/match-state.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import { normalCdf, type Outlook } from '../shared/odds.ts'
import { other } from '../shared/state.ts'
import type { Contest, Simulator } from '../types.ts'
import { type Game, isHalfOver } from './game.ts'
import { writeNext } from './write-play.ts'

const MIN_MINUTES = 150
const QUARTER = 900
const OVERTIME = 600
const REGULAR = 4 * QUARTER
const POINTS_A_SIDE = 22.5
const SIGMA = 13.2
/** Difference in strength worth one point of the final margin; playing at home adds to it. */
const STRENGTH_A_POINT = 3.4
const HOME_POINTS = 1.6
/** Nobody is expected to win by more: the outsider still has 4 %. */
const MOST_EDGE = 1.85 * SIGMA

const edgeOf = (contest: Contest): number =>
  Math.max(
    -MOST_EDGE,
    Math.min(MOST_EDGE, (contest.home.strength - contest.away.strength) / STRENGTH_A_POINT + HOME_POINTS),
  )

/** The expected end from `score` with `left` seconds of regular time. */
function outlookOf(edge: number, score: Score, left: number): Outlook {
  const part = Math.max(0.02, left / REGULAR)
  const mean = score.home - score.away + edge * part
  const sigma = SIGMA * Math.sqrt(part)
  const home = Math.min(0.985, Math.max(0.015, normalCdf(mean / sigma)))
  const total = { mean: score.home + score.away + 2 * POINTS_A_SIDE * part, sigma: 10 * Math.sqrt(part) }
  return { home, away: 1 - home, margin: { mean, sigma }, total }
}

/** In overtime both sides get the ball, unless the first to have it gives points away. */
const isDecidedInOvertime = ({ possessions, score, quarter, kicker, offence }: Game): boolean => {
  if (quarter <= 4 || score.home === score.away) return false
  const leader: Side = score.home > score.away ? 'home' : 'away'
  const isSafety = possessions === 1 && kicker === other(leader) && offence === other(leader)
  return possessions >= 2 || isSafety
}

function playQuarter(game: Game, quote: () => void): void {
  const { live, score } = game
  game.clock = game.quarter <= 4 ? QUARTER : OVERTIME
  live.write('quarter_start', { clock: game.clock, data: { quarter: game.quarter } })
  live.wait(live.random.int(10, 25))
  while (game.clock > 0 && !isDecidedInOvertime(game)) {
    const before = score.home + score.away
    writeNext(game)
    if (score.home + score.away !== before && game.clock > 0) quote()
  }
  live.write('quarter_end', { clock: game.clock, data: { quarter: game.quarter } })
}

/** Between quarters: ends are changed, or a new half or overtime begins with a kick-off by `kicker`. */
function turnQuarter(game: Game, kicker: Side): void {
  const { live, timeouts } = game
  const isHalf = isHalfOver(game) || game.quarter > 4
  live.wait(game.quarter === 2 ? live.random.int(760, 840) : live.random.int(110, 160))
  game.quarter += 1
  if (!isHalf) return
  game.kicker = kicker
  game.possessions = 0
  timeouts.home = 3
  timeouts.away = 3
}

function playGame(live: LiveScript, edge: number): void {
  const { random } = live
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  const might = Math.exp(edge * 0.011)
  const game: Game = {
    live,
    might: { home: might, away: 1 / might },
    score: { home: 0, away: 0 },
    timeouts: { home: 3, away: 3 },
    quarter: 1,
    clock: QUARTER,
    offence: other(first),
    yard: 25,
    down: 1,
    distance: 10,
    kicker: first,
    possessions: 0,
  }
  const { score } = game
  const quote = () => live.odds(outlookOf(edge, score, (4 - game.quarter) * QUARTER + game.clock))
  for (;;) {
    playQuarter(game, quote)
    if (game.quarter >= 4 && score.home !== score.away) break
    quote()
    turnQuarter(game, game.quarter === 2 ? other(first) : random.chance(0.5) ? 'home' : 'away')
  }
  live.wait(random.int(20, 60))
}

export const americanFootballSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    const edge = edgeOf(contest)
    return writeMatch(contest, seed, {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) => outlookOf(edge + drift * 20, { home: 0, away: 0 }, REGULAR),
      play: (live) => playGame(live, edge),
    })
  },
}
