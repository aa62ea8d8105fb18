/** The state of a game during its simulation. */
import type { Score, Side } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import type { Contender } from '../types.ts'

export interface Game {
  readonly live: LiveScript
  readonly might: Score
  readonly score: Score
  readonly timeouts: Score
  quarter: number
  /** Seconds left of the quarter. */
  clock: number
  offence: Side
  /** Yards from the offence's own goal line. */
  yard: number
  down: number
  distance: number
  /** A kick-off comes next, by this side. */
  kicker: Side | undefined
  /** Possessions of this overtime that have ended. */
  possessions: number
}

export const GOAL = 100
export const TOUCHBACK = 27

export const isHalfOver = ({ clock, quarter }: Game): boolean => clock <= 0 && quarter % 2 === 0

/** Runs the clock down, to 0 at least. */
export const run = (game: Game, seconds: number): number => {
  const ran = Math.min(game.clock, seconds)
  game.clock -= ran
  return ran
}

/** Writes an event with the clock and the field position after the play. */
export function writeEvent(game: Game, type: string, fields: EventFields): void {
  const yardLine = game.offence === 'home' ? game.yard : GOAL - game.yard
  const field = { down: Math.min(4, game.down), distance: game.distance, yardLine }
  game.live.write(type, { clock: game.clock, ...fields, data: { ...field, ...fields.data } })
}

/** Gives the ball to a side, `yard` yards from its own goal line. */
export function give(game: Game, to: Side, yard: number): void {
  game.offence = to
  game.yard = Math.min(GOAL - 1, Math.max(1, yard))
  firstDown(game)
}

export function firstDown(game: Game): void {
  game.down = 1
  game.distance = Math.min(10, GOAL - game.yard)
}

/** A random starter with one of the positions. */
export function someone({ random }: LiveScript, { squad }: Contender, ...positions: string[]): number | undefined {
  const fit = squad.filter((member) => member.isStarter && positions.includes(member.position))
  return fit.length > 0 ? random.pick(fit).id : undefined
}
