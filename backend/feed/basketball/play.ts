/** The state of a game during its simulation: players on court, score, clock. */
import type { Side, SquadMember } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import type { Contender } from '../types.ts'
import { marginOf, outlookOf, PACE, POINTS_PER_POSSESSION } from './chances.ts'
import { elapsedAt } from './clock.ts'
import { type GameFormat, gameFormat } from './game-format.ts'

export interface Team {
  side: Side
  points: number
  /** How much better than average its attack is today: 1.05 scores 5 % more. */
  form: number
  court: SquadMember[]
  bench: SquadMember[]
  timeouts: number
  fouls: number
  foulsOf: Map<number, number>
  /** Points scored since the other side last did. */
  run: number
}

export interface Play {
  live: LiveScript
  format: GameFormat
  home: Team
  away: Team
  /** Counts from 0. */
  period: number
  /** Seconds left of it. */
  clock: number
  /** Seconds of play when the market last spoke. */
  pricedAt: number
  /** Readings of the clock under which the league wants its commercial time-outs. */
  breaks: number[]
}

function teamOf(side: Side, contender: Contender, form: number, timeouts: number): Team {
  const { squad } = contender
  return {
    side,
    points: 0,
    form,
    court: squad.filter((member) => member.isStarter),
    bench: squad.filter((member) => !member.isStarter),
    timeouts,
    fouls: 0,
    foulsOf: new Map(),
    run: 0,
  }
}

export function createPlay(live: LiveScript): Play {
  const { contest, random } = live
  const share = marginOf(contest, 0) / (2 * PACE * POINTS_PER_POSSESSION)
  const pace = random.normal() * 0.03
  const format = gameFormat(contest.quarterSeconds)
  const { start } = format.timeouts
  return {
    live,
    format,
    home: teamOf('home', contest.home, 1 + pace + share + random.normal() * 0.02, start),
    away: teamOf('away', contest.away, 1 + pace - share + random.normal() * 0.02, start),
    period: 0,
    clock: 0,
    pricedAt: 0,
    breaks: [],
  }
}

export const rivalOf = (play: Play, team: Team): Team => (team === play.home ? play.away : play.home)

/** Who is behind tries harder, who is ahead less: leads shrink more often than chance alone would have it. */
export const formNow = (play: Play, team: Team): number =>
  team.form - (team.points - rivalOf(play, team).points) * 0.0022

/** Writes with the clock's present reading. */
export const write = (play: Play, type: string, fields: EventFields = {}): void =>
  play.live.write(type, { clock: play.clock, ...fields })

/** Lets the clock run; wall time goes with it. */
export function run(play: Play, seconds: number): void {
  const ran = Math.min(play.clock, seconds)
  play.clock -= ran
  play.live.wait(ran)
}

const elapsedNow = ({ period, clock, format }: Play): number => elapsedAt(period, clock, format.quarterSeconds)

export function writeOdds(play: Play): void {
  const { quarterSeconds } = play.format
  const elapsed = elapsedNow(play)
  const left = play.period > 3 ? play.clock : 4 * quarterSeconds - elapsed
  const score = { home: play.home.points, away: play.away.points }
  play.live.odds(outlookOf(score, marginOf(play.live.contest, 0), left, play.format))
  play.pricedAt = elapsed
}

export const isPriceOld = (play: Play): boolean => elapsedNow(play) - play.pricedAt >= 120
