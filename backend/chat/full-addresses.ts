/** How much of what it may have on one relay an address or a network has there, from 0 to 1. */
export type Shares = Readonly<Record<string, number>>

/** Addresses that have all they may have in a room, over all its relays. */
export class FullAddresses {
  readonly #shares = new Map<string, Shares>()

  /** What a relay says; it replaces what it said before. */
  report(relay: string, shares: Shares): void {
    if (Object.keys(shares).length > 0) this.#shares.set(relay, shares)
    else this.#shares.delete(relay)
  }

  forget(relay: string): void {
    this.#shares.delete(relay)
  }

  /** On one relay that relay counts by itself. */
  list(): string[] {
    if (this.#shares.size < 2) return []
    const sums = new Map<string, number>()
    for (const shares of this.#shares.values())
      for (const [address, share] of Object.entries(shares)) sums.set(address, (sums.get(address) ?? 0) + share)
    return [...sums].filter(([, sum]) => sum >= 1).map(([address]) => address)
  }
}
