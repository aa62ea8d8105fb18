import { AddressCount } from '#backend/core/address-count.ts'
import { networkAround } from '#contract/client-network.ts'
import type { Shares } from './full-addresses.ts'

/** Of one address, and of the network around it: an office watches together, a script should not have thousands. */
const SOCKETS_PER_ADDRESS_MAX = 60
const SOCKETS_PER_NETWORK_MAX = 300
/** The room hears of who has a twelfth of it, of so many at most, and so often. */
const SHARE_TOLD_MIN = 1 / 12
const TOLD_MAX = 100
const TELL_EVERY_MS = 5_000
/** What the room says is true for so long. */
const FULL_MS = 60_000

/** The addresses of one relay's sockets, and which have too many: here, or over all relays as the room says. */
export class RelayAddresses {
  readonly #addresses = new AddressCount()
  readonly #networks = new AddressCount()
  #full: ReadonlySet<string> = new Set()
  #fullUntil = 0
  #toldAt = 0

  isFull(address: string, now: number): boolean {
    const around = networkAround(address)
    if (now < this.#fullUntil && [address, around].some((each) => each !== undefined && this.#full.has(each)))
      return true
    return (
      this.#addresses.of(address) >= SOCKETS_PER_ADDRESS_MAX ||
      (around !== undefined && this.#networks.of(around) >= SOCKETS_PER_NETWORK_MAX)
    )
  }

  count(address: string, act: 'add' | 'remove'): void {
    const around = networkAround(address)
    this.#addresses[act](address)
    if (around !== undefined) this.#networks[act](around)
  }

  /** What the room says of all relays. */
  setFull(addresses: readonly string[], now: number): void {
    this.#full = new Set(addresses)
    this.#fullUntil = now + FULL_MS
  }

  /** Who has much, for the room; undefined: it has just been told. */
  tell(now: number): Shares | undefined {
    if (now < this.#toldAt + TELL_EVERY_MS) return undefined
    this.#toldAt = now
    const shares = [
      ...this.#addresses.entries().map(([key, count]) => [key, count / SOCKETS_PER_ADDRESS_MAX] as const),
      ...this.#networks.entries().map(([key, count]) => [key, count / SOCKETS_PER_NETWORK_MAX] as const),
    ].filter(([, share]) => share >= SHARE_TOLD_MIN)
    return Object.fromEntries(shares.sort(([, a], [, b]) => b - a).slice(0, TOLD_MAX))
  }
}
