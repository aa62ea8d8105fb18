import type { Score, Side } from '#contract/match-state.ts'
import { seedOf } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import { isRetiring, type Retirement, retirementOf, writeRetirement } from '../shared/retirement.ts'
import { isDecided } from '../shared/series.ts'
import { addScore, other } from '../shared/state.ts'
import type { Simulator } from '../types.ts'
import { outlookOf, serveChances } from './chances.ts'
import {
  afterPoint,
  afterTieBreakPoint,
  isTieBreakDue,
  LOVE,
  setWinner,
  tieBreakServer,
  tieBreakTarget,
} from './scoring.ts'

const MIN_MINUTES = 60
const FIRST_SERVE_IN = 0.62
const RETIREMENTS = { share: 0.03, minMinutes: MIN_MINUTES }

interface Match {
  live: LiveScript
  serve: Score
  bestOf: number
  sets: Score
  retirement: Retirement | undefined
}

/** How a point ends; which strokes are likely depends on who wins it. */
function strokeOf(live: LiveScript, isServers: boolean, isSecondServe: boolean): string {
  const { random } = live
  if (isServers && random.chance(isSecondServe ? 0.015 : 0.14)) return 'ace'
  if (!isServers && isSecondServe && random.chance(0.2)) return 'double_fault'
  return random.weighted([
    ['winner', 0.34],
    ['unforced_error', 0.4],
    ['forced_error', 0.26],
  ] as const)
}

/** Plays a point; returns who won it. */
function playPoint({ live, serve }: Match, server: Side): Side {
  const { random, contest } = live
  const isSecondServe = !random.chance(FIRST_SERVE_IN)
  // Won more often behind a first serve, less behind a second; the mean stays what the strengths say.
  const isServers = random.chance(serve[server] + (isSecondServe ? -0.14 : 0.086))
  const side = isServers ? server : other(server)
  const how = strokeOf(live, isServers, isSecondServe)
  live.wait(how === 'ace' || how === 'double_fault' ? random.int(18, 28) : random.int(22, 46))
  live.write('point', { side, player: contest[side].squad[0]?.id, data: { how, isSecondServe } })
  return side
}

function playGame(match: Match, server: Side): Side {
  let points = LOVE
  for (;;) {
    const side = playPoint(match, server)
    const after = afterPoint(points, side)
    if (after === 'game') return side
    points = after
  }
}

function playTieBreak(match: Match, first: Side): Side {
  const target = tieBreakTarget(match.bestOf, match.sets.home + match.sets.away)
  let points = LOVE
  for (let index = 0; ; index++) {
    const side = playPoint(match, tieBreakServer(first, index))
    const after = afterTieBreakPoint(points, side, target)
    if (after === 'game') return side
    points = after
    if (index % 6 === 5) match.live.wait(15)
  }
}

function writeTreatment(live: LiveScript, side: Side): void {
  live.write('medical_timeout', { side, player: live.contest[side].squad[0]?.id })
  live.wait(180)
}

/** Plays a set; returns who serves first in the next one, or nobody when one of them has given up. */
function playSet(match: Match, first: Side): Side | undefined {
  const { live } = match
  let games: Score = { home: 0, away: 0 }
  let server = first
  let winner: Side | undefined
  while (!winner) {
    const side = isTieBreakDue(games) ? playTieBreak(match, server) : playGame(match, server)
    games = addScore(games, side, 1)
    server = other(server)
    winner = setWinner(games)
    const played = games.home + games.away
    if (winner) break
    if (isRetiring(live, match.retirement)) {
      writeTreatment(live, match.retirement.side)
      return undefined
    }
    live.odds(outlookOf(match.serve, match.bestOf, match.sets, games, server))
    live.wait(played % 2 === 1 && played > 1 ? live.random.int(75, 95) : live.random.int(8, 20))
    if (live.random.chance(0.004)) {
      writeTreatment(live, live.random.pick(['home', 'away'] as const))
    }
  }
  match.sets = addScore(match.sets, winner, 1)
  return server
}

const NO_GAMES: Score = { home: 0, away: 0 }

export const tennisSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    const bestOf = contest.bestOf ?? 3
    const retirement = retirementOf(contest, seed, RETIREMENTS)
    return writeMatch(contest, seedOf(seed, contest.matchId, 'tennis'), {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) => outlookOf(serveChances(contest, drift, bestOf), bestOf, NO_GAMES, NO_GAMES, 'home'),
      play(live) {
        const serve = serveChances(contest, live.random.normal() * 0.03, bestOf)
        const match: Match = { live, serve, bestOf, sets: NO_GAMES, retirement }
        let server: Side | undefined = live.random.pick(['home', 'away'] as const)
        live.write('serve', { side: server })
        live.wait(20)
        for (;;) {
          server = playSet(match, server)
          if (!server) break
          if (isDecided(match.sets, bestOf)) break
          live.odds(outlookOf(serve, bestOf, match.sets, NO_GAMES, server))
          live.wait(live.random.int(110, 170))
        }
        live.wait(3)
        if (!server && retirement) writeRetirement(live, retirement)
      },
    })
  },
}
