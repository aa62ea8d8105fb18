import { LRUCache } from 'lru-cache'
import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'

/** What one address may cause, and all of them together. */
export interface CallRates {
  perAddress: FrameRate
  inAll: FrameRate
}

/**
 * Topics that a relay opens: for one address a page with many topics at once, then a few a second; for all of them what
 * a full evening has after a restart. Opening one wakes an object and reads the database; a subscription to a topic that
 * the relay has open already costs little.
 */
export const OPENINGS: CallRates = { perAddress: { burst: 60, perSecond: 3 }, inAll: { burst: 400, perSecond: 40 } }

/**
 * Answers since a position that nobody has asked for yet: each is a call of the topic. The pages of an office all come
 * back at once, and mostly with the same positions.
 */
export const CATCH_UPS: CallRates = { perAddress: { burst: 120, perSecond: 6 }, inAll: { burst: 800, perSecond: 80 } }

/** They outlive sockets: else a script would close and open those. */
const ADDRESSES_MAX = 5_000

/** How many calls each address, and all of them, have caused lately. */
export class CallBudget {
  readonly #budgets = new LRUCache<string, FrameBudget>({ max: ADDRESSES_MAX })
  readonly #rates: CallRates
  #all: FrameBudget | undefined

  constructor(rates: CallRates) {
    this.#rates = rates
  }

  /** Counts one more call; otherwise who has caused too many, and nothing is counted. */
  take(address: string, now: number): 'taken' | 'address' | 'all' {
    const { perAddress, inAll } = this.#rates
    const own = consumeFrame(this.#budgets.get(address) ?? fullBudget(now, perAddress), now, perAddress)
    if (!own) return 'address'
    const all = consumeFrame(this.#all ?? fullBudget(now, inAll), now, inAll)
    if (!all) return 'all'
    this.#budgets.set(address, own)
    this.#all = all
    return 'taken'
  }
}
