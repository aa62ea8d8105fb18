import type { CountedAmounts } from '#backend/core/ledger.ts'
import { logError } from '#contract/log-error.ts'

/** What changes within this time is told together. */
const TELL_EVERY_MS = 250
const WATCHED = 'watched'

/** Sends a balance to the user's pages; false when none is open. */
export type Tell = (balance: CountedAmounts) => Promise<boolean>

/**
 * Tells a user's open pages each change of the balance. Nobody is told anything while no page is open: an account is
 * watched from when a page opens until the inbox says that there is none any more. What is not told because something
 * fails is told with the next change, or when the page connects again.
 */
export class BalanceTeller {
  readonly #kv: SyncKvStorage
  readonly #tell: Tell
  readonly #balance: () => CountedAmounts
  #isWatched: boolean
  /** How often a page has begun to watch. */
  #watches = 0
  #told: number
  #telling: Promise<void> | undefined

  constructor(storage: Pick<DurableObjectStorage, 'kv'>, balance: () => CountedAmounts, tell: Tell) {
    this.#kv = storage.kv
    this.#tell = tell
    this.#balance = balance
    // Stored, because an account sleeps between two deeds and pages stay.
    this.#isWatched = storage.kv.get(WATCHED) === true
    this.#told = balance().seq
  }

  watch(): CountedAmounts {
    this.#watches += 1
    const balance = this.#balance()
    if (!this.#isWatched) {
      this.#kv.put(WATCHED, true)
      this.#isWatched = true
      // The first page is told it by the answer.
      this.#told = balance.seq
    }
    return balance
  }

  /** After anything that may have changed the balance; resolves when all of it has been told. */
  changed(): Promise<void> {
    if (!this.#hasNews()) return Promise.resolve()
    this.#telling ??= this.#tellAll()
    return this.#telling
  }

  #hasNews = (): boolean => this.#isWatched && this.#balance().seq > this.#told

  async #tellAll(): Promise<void> {
    try {
      while (this.#hasNews()) {
        await this.#tellOnce()
        if (this.#isWatched) await new Promise((resolve) => setTimeout(resolve, TELL_EVERY_MS))
      }
    } catch (error) {
      logError({ event: 'balance_not_told' }, error)
    } finally {
      // At once after the last look: what changes from now on is told by another run.
      this.#telling = undefined
    }
  }

  async #tellOnce(): Promise<void> {
    const watches = this.#watches
    const balance = this.#balance()
    const isHeard = await this.#tell(balance)
    this.#told = balance.seq
    // A page that opened meanwhile was not asked.
    if (isHeard || this.#watches !== watches) return
    this.#isWatched = false
    this.#kv.delete(WATCHED)
  }
}
