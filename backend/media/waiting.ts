/** Of one address: a player waits with one request, two while it changes the rendition; a second tab has its own. */
const PER_ADDRESS_MAX = 6
/** Of all of an isolate, each of which holds some kilobytes. */
const IN_ALL_MAX = 2000

interface Group {
  count: number
  readonly byAddress: Map<string, number>
}

/**
 * Counts the requests that wait for a part of a stream. Nothing is heard of one that was cancelled, so each counts until
 * the moment it waits for, and no longer.
 */
export class Waiting {
  /** By the moment that is waited for, of which there are only a few: that of each of the next parts. */
  readonly #groups = new Map<number, Group>()

  /** Whether one more request for an address may wait until `at`; it is counted if so. Milliseconds since the epoch. */
  enter(address: string, at: number, now: number): boolean {
    let [inAll, ofAddress] = [0, 0]
    for (const [end, { count, byAddress }] of this.#groups) {
      if (end <= now) this.#groups.delete(end)
      else [inAll, ofAddress] = [inAll + count, ofAddress + (byAddress.get(address) ?? 0)]
    }
    if (inAll >= IN_ALL_MAX || ofAddress >= PER_ADDRESS_MAX) return false
    const group = this.#groups.get(at) ?? { count: 0, byAddress: new Map<string, number>() }
    this.#groups.set(at, group)
    group.count += 1
    group.byAddress.set(address, (group.byAddress.get(address) ?? 0) + 1)
    return true
  }
}
