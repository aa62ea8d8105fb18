import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
/** An address may be an office or a campus: so many different visitors of it count in an hour. */
const VISITS_AN_HOUR = 60
const ADDRESSES_MAX = 20_000

/** How many visits of each address were counted in an hour; kept in memory, and for that hour only. */
export class VisitRate {
  readonly #counts = new LRUCache<string, { hour: number; count: number }>({ max: ADDRESSES_MAX })

  /** Counts one more; false when there were too many. */
  allows(address: string, now: number): boolean {
    const hour = Math.floor(now / HOUR_MS)
    const known = this.#counts.get(address)
    const entry = known?.hour === hour ? known : { hour, count: 0 }
    entry.count += 1
    this.#counts.set(address, entry)
    return entry.count <= VISITS_AN_HOUR
  }
}
