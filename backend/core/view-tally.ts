const HOUR_MS = 3_600_000
/** Of one isolate in an hour: what comes beyond is not counted. */
const VISITORS_MAX = 5_000
const THINGS_A_VISITOR_MAX = 60
/** Of one address for a thing: it may be an office or a campus, and a script names as many browsers as it likes. */
const VISITORS_AN_ADDRESS_MAX = 60
/** Stored in one go. */
const THINGS_MAX = 1_000

/** Views of some things, e.g. plans by their numbers, in an hour since the epoch. */
export interface Views<Id extends number | string = number> {
  hour: number
  things: { id: Id; views: number }[]
}

/**
 * Views that an isolate has counted and not stored yet: each visitor once an hour for a thing. Who looked is kept in memory
 * for that hour, and nowhere else.
 */
export class ViewTally<Id extends number | string = number> {
  #hour = 0
  readonly #seen = new Map<string, Set<Id>>()
  /** Views by address and thing. */
  readonly #byAddress = new Map<string, number>()
  readonly #waiting = new Map<Id, number>()

  /** False when it is not counted: seen before, or too many. `address`: of a guest. */
  add({ visitor, address }: { visitor: string; address?: string }, thing: Id, now: number): boolean {
    const hour = Math.floor(now / HOUR_MS)
    if (hour !== this.#hour) {
      this.#seen.clear()
      this.#byAddress.clear()
    }
    this.#hour = hour
    const seen = this.#seen.get(visitor) ?? new Set<Id>()
    if (seen.has(thing) || seen.size >= THINGS_A_VISITOR_MAX) return false
    if (seen.size === 0 && this.#seen.size >= VISITORS_MAX) return false
    if (!this.#waiting.has(thing) && this.#waiting.size >= THINGS_MAX) return false
    if (address !== undefined) {
      const place = `${address} ${thing}`
      const views = this.#byAddress.get(place) ?? 0
      if (views >= VISITORS_AN_ADDRESS_MAX) return false
      this.#byAddress.set(place, views + 1)
    }
    this.#seen.set(visitor, seen.add(thing))
    this.#waiting.set(thing, (this.#waiting.get(thing) ?? 0) + 1)
    return true
  }

  /** Takes what waits. What was counted just before the hour ended belongs to the next one: it is a matter of seconds. */
  take(): Views<Id> {
    const things = [...this.#waiting].map(([id, views]) => ({ id, views }))
    this.#waiting.clear()
    return { hour: this.#hour, things }
  }
}
