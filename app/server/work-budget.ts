import { LRUCache } from 'lru-cache'

/** Clients that are counted at once; the one that has not asked for longest is forgotten first. */
const CLIENTS_MAX = 20_000
const CLIENT_CHARS_MAX = 64

interface Budget {
  /** Work that is left; negative while a client has caused more than it may. */
  left: number
  at: number
}

/**
 * How much work each client may cause, in milliseconds of processor: so much a second, and after a rest so much at
 * once (a token bucket). Counted in this isolate's memory: nothing is stored for a request.
 */
export class WorkBudget {
  readonly #budgets = new LRUCache<string, Budget>({ max: CLIENTS_MAX })
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number

  constructor(perSecond: number, burst: number, now: () => number = Date.now) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  /** Whole seconds until the client may cause work again; 0: it may now. */
  waitSeconds(client: string): number {
    const { left } = this.#of(client)
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#perSecond)
  }

  /** Counts work. A request that was begun is finished, so this may leave a debt, as large as the burst at most. */
  charge(client: string, workMs: number): void {
    const budget = this.#of(client)
    budget.left = Math.max(-this.#burst, budget.left - workMs)
  }

  #of(client: string): Budget {
    const key = client.slice(0, CLIENT_CHARS_MAX)
    const now = this.#now()
    const known = this.#budgets.get(key)
    if (!known) {
      const fresh = { left: this.#burst, at: now }
      this.#budgets.set(key, fresh)
      return fresh
    }
    known.left = Math.min(this.#burst, known.left + (Math.max(0, now - known.at) / 1000) * this.#perSecond)
    known.at = now
    return known
  }
}
