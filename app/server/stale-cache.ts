import { LRUCache } from 'lru-cache'

export interface Made<V> {
  value: V
  /** Served as it is for so long; 0 keeps it out of the cache. */
  freshMs: number
  /** And for so long after that while a new one is made. */
  staleMs: number
  /** Bytes, roughly. */
  weight: number
}

interface Entry<V> extends Made<V> {
  madeAt: number
}

/** A follower waits so long for somebody else's work before doing it himself. */
const FOLLOW_MS = 4000

/**
 * A bounded in-memory cache: one maker per key at a time, stale while it makes anew, least recently used out
 * first. One isolate's memory; nothing in it outlives a deploy.
 */
export class StaleCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>
  readonly #making = new Map<string, Promise<V>>()
  readonly #now: () => number

  constructor(weightMax: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({
      maxSize: weightMax,
      sizeCalculation: ({ weight }, key) => Math.ceil(weight) + key.length,
    })
    this.#now = now
  }

  /** `state` tells a log or a header where the value came from. */
  async get(
    key: string,
    make: () => Promise<Made<V>>,
    defer: (work: Promise<unknown>) => void,
  ): Promise<{ value: V; state: 'hit' | 'stale' | 'miss' }> {
    const entry = this.#entries.get(key)
    if (entry) {
      const age = this.#now() - entry.madeAt
      if (age < entry.freshMs) return { value: entry.value, state: 'hit' }
      if (age < entry.freshMs + entry.staleMs) {
        if (!this.#making.has(key)) defer(this.#make(key, make).catch(() => undefined))
        return { value: entry.value, state: 'stale' }
      }
    }
    const ongoing = this.#making.get(key)
    if (!ongoing) return { value: await this.#make(key, make), state: 'miss' }
    const followed = await Promise.race([
      ongoing.then((value) => ({ value })).catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), FOLLOW_MS)),
    ])
    return followed ? { value: followed.value, state: 'hit' } : { value: (await make()).value, state: 'miss' }
  }

  /** The value if it is fresh: no promise, no work. */
  peek(key: string): V | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() - entry.madeAt < entry.freshMs ? entry.value : undefined
  }

  #make(key: string, make: () => Promise<Made<V>>): Promise<V> {
    const work = make()
      .then((made) => {
        if (made.freshMs > 0) this.#entries.set(key, { ...made, madeAt: this.#now() })
        return made.value
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, work)
    return work
  }
}
