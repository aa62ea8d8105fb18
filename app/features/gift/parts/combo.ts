/** A run of the same gift: how many it is by now, and until when it goes on. */
export interface Run {
  giftId: number
  /** How many each press sends. */
  each: number
  combo: number
  /** Milliseconds since the epoch. */
  until: number
}

/**
 * How many go with the next call, of presses that wait: as many whole presses as one call may send. What is left waits
 * for the call after it.
 */
export function nextCount(waiting: number, each: number, max: number): number {
  const whole = Math.floor(max / each) * each
  return Math.min(waiting, whole)
}
