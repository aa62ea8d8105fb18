const BURST = 120
const PER_SECOND = 10

export interface FrameBudget {
  left: number
  at: number
}

export const fullBudget = (now: number): FrameBudget => ({ left: BURST, at: now })

/** Takes one frame out of a socket's budget; null when it sends faster than any page of ours would. */
export function spendFrame(budget: FrameBudget, now: number): FrameBudget | null {
  const left = Math.min(BURST, budget.left + (Math.max(0, now - budget.at) / 1000) * PER_SECOND)
  return left < 1 ? null : { left: left - 1, at: now }
}
