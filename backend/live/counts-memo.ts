import type { RoomCounts } from '#backend/core/objects.ts'

const FRESH_MS = 5_000
/** Numbers that could not be read again are shown for so long. */
const KNOWN_MS_MAX = 60_000

/**
 * Numbers of viewers as an isolate has read them last. It keeps values and never promises, which requests must not
 * share: while one request asks, others get the numbers from before.
 */
export class CountsMemo {
  #known: { counts: RoomCounts; at: number } | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  /** `ask` is called once in 5 seconds at most, failures included. Resolves to undefined when nothing is known. */
  async read(ask: () => Promise<RoomCounts | undefined>, now: () => number): Promise<RoomCounts | undefined> {
    const age = now() - this.#askedAt
    if (age >= 0 && age < FRESH_MS) return this.#current(now())
    if (this.#current(now())) this.#askedAt = now()
    const counts = await ask()
    this.#askedAt = now()
    if (counts) this.#known = { counts, at: now() }
    return this.#current(now())
  }

  #current(now: number): RoomCounts | undefined {
    return this.#known && now < this.#known.at + KNOWN_MS_MAX ? this.#known.counts : undefined
  }
}
