const BURST = 120
const PER_SECOND = 10

export interface FrameBudget {
  left: number
  at: number
}

export const fullBudget = (now: number): FrameBudget => ({ left: BURST, at: now })

/** The budget of a socket after one more frame (a token bucket); null when the socket sends too fast. */
export function consumeFrame(budget: FrameBudget, now: number): FrameBudget | null {
  const left = Math.min(BURST, budget.left + (Math.max(0, now - budget.at) / 1000) * PER_SECOND)
  return left < 1 ? null : { left: left - 1, at: now }
}
