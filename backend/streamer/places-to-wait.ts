/** How many may wait for something at once: of all clients, and of one network address. */
export class PlacesToWait {
  readonly #max: number
  readonly #perAddressMax: number
  readonly #of = new Map<string, number>()
  #all = 0

  constructor({ max, perAddressMax }: { max: number; perAddressMax: number }) {
    this.#max = max
    this.#perAddressMax = perAddressMax
  }

  /** Takes a place; false when there is none. */
  take(address: string): boolean {
    const own = this.#of.get(address) ?? 0
    if (this.#all >= this.#max || own >= this.#perAddressMax) return false
    this.#of.set(address, own + 1)
    this.#all += 1
    return true
  }

  leave(address: string): void {
    const own = (this.#of.get(address) ?? 1) - 1
    if (own > 0) this.#of.set(address, own)
    else this.#of.delete(address)
    this.#all -= 1
  }
}
