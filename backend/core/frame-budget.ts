/** So many at once after a rest, and so many a second. */
export interface FrameRate {
  burst: number
  perSecond: number
}

/** Of one socket. */
const FRAMES: FrameRate = { burst: 120, perSecond: 10 }

export interface FrameBudget {
  left: number
  at: number
}

export const fullBudget = (now: number, { burst } = FRAMES): FrameBudget => ({ left: burst, at: now })

/** The budget after one more frame (a token bucket); null when they come too fast. */
export function consumeFrame(budget: FrameBudget, now: number, { burst, perSecond } = FRAMES): FrameBudget | null {
  const left = Math.min(burst, budget.left + (Math.max(0, now - budget.at) / 1000) * perSecond)
  return left < 1 ? null : { left: left - 1, at: now }
}
