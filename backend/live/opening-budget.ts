import { LRUCache } from 'lru-cache'
import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'

/**
 * Topics that one client may have a relay open: a page with many topics at once, then a few a second. Opening one wakes
 * an object and reads the database; a subscription to a topic that the relay has open already costs little.
 */
const OPENINGS: FrameRate = { burst: 60, perSecond: 3 }
/** They outlive sockets: else a script would close and open those. */
const CLIENTS_MAX = 5_000

/** How many topics each client has opened lately, by its address. */
export class OpeningBudget {
  readonly #budgets = new LRUCache<string, FrameBudget>({ max: CLIENTS_MAX })

  /** Counts one more; false when the client opens too many. */
  take(address: string, now: number): boolean {
    const left = consumeFrame(this.#budgets.get(address) ?? fullBudget(now, OPENINGS), now, OPENINGS)
    if (left) this.#budgets.set(address, left)
    return left !== null
  }
}
