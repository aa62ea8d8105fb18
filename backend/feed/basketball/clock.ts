import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { readClock } from '../shared/state.ts'
import { gameFormat } from './game-format.ts'

const OVERTIME = 300
const QUARTERS = 4

/** Seconds of a period (counted from 0). */
export const lengthOf = (period: number, quarterSeconds: number): number =>
  period < QUARTERS ? quarterSeconds : OVERTIME

/** `q1`..`q4`, `ot1`..; `period` counts from 0. */
export const keyOf = (period: number): string => (period < QUARTERS ? `q${period + 1}` : `ot${period - QUARTERS + 1}`)

/** Seconds of play from the first tip-off to a reading of the clock in a period (counted from 0). */
export const elapsedAt = (period: number, clock: number, quarterSeconds: number): number => {
  const before = Math.min(period, QUARTERS) * quarterSeconds + Math.max(0, period - QUARTERS) * OVERTIME
  return before + lengthOf(period, quarterSeconds) - clock
}

/** The length of the quarters of this match, as its first one said it. */
export const quarterSecondsOf = ({ board }: MatchState): number =>
  gameFormat(board?.family === 'basketball' ? board.quarterSeconds : undefined).quarterSeconds

/** Seconds of play until this event. */
export const elapsedOf = (state: MatchState, event: Pick<MatchEvent, 'clock'>): number =>
  elapsedAt(Math.max(0, state.periods.length - 1), event.clock ?? state.clock?.seconds ?? 0, quarterSecondsOf(state))

/** The clock as this event leaves it; unchanged when the event does not say. */
export function withClock(state: MatchState, event: MatchEvent, isRunning: boolean): MatchState {
  const seconds = event.clock ?? state.clock?.seconds
  return seconds === undefined ? state : { ...state, clock: readClock(event, seconds, isRunning, 'down') }
}
