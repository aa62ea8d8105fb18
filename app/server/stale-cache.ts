import { LRUCache } from 'lru-cache'

export interface Cacheable<V> {
  value: V
  /** The value is served for this long; 0 keeps it out of the cache. */
  freshMs: number
  /** For this long afterwards it is still served while a new one is made. */
  staleMs: number
  /** Bytes, roughly. */
  weight: number
  /** Of a value that is not cached: it takes the place of the cached one, which is served no more. */
  isGone?: boolean
}

interface Entry<V> extends Cacheable<V> {
  madeAt: number
}

/** A request waits at most this long for another request's value before it makes it anew. */
const WAIT_MS_MAX = 4000

/** Null when it failed, or takes too long: of a request that was cancelled it never comes. */
function valueInTime<V>(making: Promise<V>): Promise<{ value: V } | null> {
  return Promise.race([
    making.then((value) => ({ value })).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS_MAX)),
  ])
}

/** This share of the memory is for values that were asked for once; only among these does a new value make room. */
const NEW_SHARE = 0.25

/**
 * A bounded in-memory cache: makes each value once at a time, serves a stale one while it is remade, evicts the least
 * recently used. What is asked for again moves to a part of its own, from which values that are asked for once evict
 * nothing, however many they are. One isolate's memory; nothing in it outlives a deploy.
 */
export class StaleCache<V> {
  readonly #new: LRUCache<string, Entry<V>>
  readonly #wanted: LRUCache<string, Entry<V>>
  readonly #making = new Map<string, Promise<V>>()
  readonly #now: () => number

  constructor(weightMax: number, now: () => number = Date.now) {
    const part = (maxSize: number) =>
      new LRUCache<string, Entry<V>>({
        maxSize: Math.ceil(maxSize),
        sizeCalculation: ({ weight }, key) => Math.ceil(weight) + key.length,
      })
    this.#new = part(weightMax * NEW_SHARE)
    this.#wanted = part(weightMax * (1 - NEW_SHARE))
    this.#now = now
  }

  /** The value, made when there is none; `state` says where it came from. */
  async get(
    key: string,
    make: () => Promise<Cacheable<V>>,
    defer: (work: Promise<unknown>) => void,
  ): Promise<{ value: V; state: 'hit' | 'stale' | 'miss' }> {
    const entry = this.#find(key)
    if (entry) {
      const age = this.#now() - entry.madeAt
      if (age < entry.freshMs) return { value: entry.value, state: 'hit' }
      if (age < entry.freshMs + entry.staleMs) {
        if (!this.#making.has(key)) defer(this.#make(key, make).catch(() => undefined))
        return { value: entry.value, state: 'stale' }
      }
    }
    const ongoing = this.#making.get(key)
    let shared = ongoing && (await valueInTime(ongoing))
    // Of those that waited in vain the first makes the value, and the others take that.
    const next = this.#making.get(key)
    if (!shared && next && next !== ongoing) shared = await valueInTime(next)
    const value = shared ? shared.value : ongoing && this.peek(key)
    return value === undefined ? { value: await this.#make(key, make), state: 'miss' } : { value, state: 'hit' }
  }

  /** The value if it is fresh, synchronously. */
  peek(key: string): V | undefined {
    const entry = this.#find(key)
    return entry && this.#now() - entry.madeAt < entry.freshMs ? entry.value : undefined
  }

  #find(key: string): Entry<V> | undefined {
    const wanted = this.#wanted.get(key)
    if (wanted) return wanted
    const entry = this.#new.get(key)
    if (!entry) return undefined
    this.#new.delete(key)
    this.#wanted.set(key, entry)
    return entry
  }

  #store(key: string, entry: Entry<V>): void {
    const part = this.#wanted.has(key) ? this.#wanted : this.#new
    part.set(key, entry)
  }

  #forget(key: string): void {
    this.#wanted.delete(key)
    this.#new.delete(key)
  }

  #make(key: string, make: () => Promise<Cacheable<V>>): Promise<V> {
    const work = make()
      .then((made) => {
        if (made.freshMs > 0) this.#store(key, { ...made, madeAt: this.#now() })
        else if (made.isGone) this.#forget(key)
        return made.value
      })
      .finally(() => {
        // After a long wait another request may be making it.
        if (this.#making.get(key) === work) this.#making.delete(key)
      })
    this.#making.set(key, work)
    return work
  }
}
