/** The state of a match during its simulation: players on the pitch, score, clock. */
import type { MatchEvent, Side, SquadMember } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import type { EventFields, LogWriter } from '../shared/log-writer.ts'
import type { Outlook } from '../shared/odds.ts'
import { priceOutlook } from '../shared/odds.ts'
import { SECOND } from '../shared/time.ts'
import type { Contender, Contest } from '../types.ts'
import { outlookOf, ratesOf } from './chances.ts'
import { createTouchCounter, type TouchCounter } from './simulated-touches.ts'

export interface Team {
  side: Side
  /** Goals expected in 90 minutes of eleven against eleven. */
  rate: number
  goals: number
  reds: number
  onPitch: SquadMember[]
  bench: SquadMember[]
  booked: Set<number>
  /** Substitutions left. */
  changes: number
}

export interface Play {
  contest: Contest
  random: Random
  writer: LogWriter
  home: Team
  away: Team
  touches: TouchCounter
  /** The clock's reading and the wall clock when the current period began. */
  base: { clock: number; wall: number }
  /** -100..100, > 0 when home presses. */
  momentum: number
  /** Home's share of the ball and both pass accuracies, percent so far. */
  possession: number
  accuracy: { home: number; away: number }
  /** An action to begin the next minute with: a penalty kick, or the decision of a video check. */
  pending?: ((second: number) => void) | undefined
  /** Whether the odds have to be updated. */
  isOddsDue: boolean
}

const teamOf = (side: Side, contender: Contender, rate: number): Team => ({
  side,
  rate,
  goals: 0,
  reds: 0,
  onPitch: contender.squad.filter((member) => member.isStarter),
  bench: contender.squad.filter((member) => !member.isStarter),
  booked: new Set(),
  changes: 5,
})

export function createPlay(contest: Contest, random: Random, writer: LogWriter): Play {
  const rates = ratesOf(contest, random.normal() * 0.06)
  const gap = contest.home.strength - contest.away.strength
  return {
    contest,
    random,
    writer,
    home: teamOf('home', contest.home, rates.home),
    away: teamOf('away', contest.away, rates.away),
    touches: createTouchCounter(contest.matchId, contest.startsAt),
    base: { clock: 0, wall: contest.startsAt },
    momentum: 0,
    possession: Math.round(Math.min(72, Math.max(28, 51 + gap * 0.3 + random.normal() * 4))),
    accuracy: { home: accuracyOf(contest.home.strength, random), away: accuracyOf(contest.away.strength, random) },
    isOddsDue: false,
  }
}

const accuracyOf = (strength: number, random: Random): number => Math.round(72 + strength * 0.15 + random.normal() * 2)

/** Writes at a reading of the match clock. */
export const writeAt = (play: Play, clock: number, type: string, fields: EventFields = {}): MatchEvent =>
  play.writer.write(play.base.wall + (clock - play.base.clock) * SECOND, type, { clock, ...fields })

/** What has changed of where the players had the ball. */
export function writeTouches(play: Play, clock: number): void {
  for (const fields of play.touches.report()) writeAt(play, clock, 'touches', fields)
}

export const opponentOf = (play: Play, team: Team): Team => (team === play.home ? play.away : play.home)

/** Goals per 90 minutes as things stand: a man down costs, and helps the others. */
export const rateNow = (play: Play, team: Team): number =>
  team.rate * 0.7 ** team.reds * 1.25 ** opponentOf(play, team).reds

/** The expected end with `minutes` still to be played. */
export const outlookNow = (play: Play, minutes: number, canDraw: boolean): Outlook =>
  outlookOf(
    { home: play.home.goals, away: play.away.goals },
    { home: (rateNow(play, play.home) * minutes) / 90, away: (rateNow(play, play.away) * minutes) / 90 },
    canDraw,
  )

export function writeOdds(play: Play, clock: number, minutes: number): void {
  const canDraw = play.base.clock < 5400
  writeAt(play, clock, 'odds', { data: priceOutlook(outlookNow(play, minutes, canDraw)) })
  play.isOddsDue = false
}

/** Moves the momentum towards a side. */
export function press(play: Play, team: Team, amount: number): void {
  const value = play.momentum + (team.side === 'home' ? amount : -amount)
  play.momentum = Math.max(-100, Math.min(100, value))
}
