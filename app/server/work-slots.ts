import { RateLimited } from './rate-limited.ts'

export interface SlotLimits {
  /** Pieces of work under way at once for one client. */
  perClient: number
  /** The same for each network around several clients: an address with its sessions, a /24 or /48. */
  perNetwork: number
  inAll: number
  /** Pieces that wait, of one client, of a network and in all. */
  waitingPerClient: number
  waitingPerNetwork: number
  waitingInAll: number
  waitMsMax: number
  /** A slot is free again after this time: the work of a request that was cancelled never says that it is done. */
  heldMsMax: number
}

export interface Worker {
  client: string
  networks: readonly string[]
}

interface Slot extends Worker {
  until: number
}

interface Waiting extends Worker {
  /** How many of its client waited before it: the first of each client come before the second of any. */
  round: number
  /** Its request has been answered then, unless that was cancelled, in which case nothing of it runs any more. */
  until: number
  begin(slot: Slot): void
}

const RETRY_AFTER_SECONDS = 1

const ofClient = (workers: readonly Worker[], of: string): number =>
  workers.filter(({ client }) => client === of).length
const ofNetwork = (workers: readonly Worker[], network: string): number =>
  workers.filter(({ networks }) => networks.includes(network)).length

/**
 * How much work is under way at once, in this isolate: for one client, for the networks around it and in all. What finds
 * no slot waits for one. Clients take turns, so that nobody waits behind all that one client waits for.
 */
export class WorkSlots {
  readonly #limits: SlotLimits
  readonly #now: () => number
  readonly #held = new Set<Slot>()
  #waiting: Waiting[] = []

  constructor(limits: SlotLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /** Does the work once there is a slot for it. Throws `RateLimited` when too much waits, or none is free in time. */
  async run<T>(worker: Worker, work: () => Promise<T>): Promise<T> {
    const slot = this.#take(worker) ?? (await this.#wait(worker))
    try {
      return await work()
    } finally {
      this.#held.delete(slot)
      this.#beginWaiting()
    }
  }

  #take({ client, networks }: Worker): Slot | undefined {
    const now = this.#now()
    for (const slot of this.#held) if (slot.until <= now) this.#held.delete(slot)
    const { perClient, perNetwork, inAll, heldMsMax } = this.#limits
    const held = [...this.#held]
    if (held.length >= inAll || ofClient(held, client) >= perClient) return undefined
    if (networks.some((network) => ofNetwork(held, network) >= perNetwork)) return undefined
    const slot = { client, networks, until: now + heldMsMax }
    this.#held.add(slot)
    return slot
  }

  #isFull({ client, networks }: Worker): boolean {
    this.#dropLate()
    const { waitingPerClient, waitingPerNetwork, waitingInAll } = this.#limits
    if (this.#waiting.length >= waitingInAll || ofClient(this.#waiting, client) >= waitingPerClient) return true
    return networks.some((network) => ofNetwork(this.#waiting, network) >= waitingPerNetwork)
  }

  #add(waiting: Waiting): void {
    const later = this.#waiting.findIndex(({ round }) => round > waiting.round)
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, waiting)
  }

  async #wait(worker: Worker): Promise<Slot> {
    if (this.#isFull(worker)) throw new RateLimited(RETRY_AFTER_SECONDS)
    const round = ofClient(this.#waiting, worker.client)
    let waiting: Waiting | undefined
    // Also keeps this request alive while it waits for what another one does.
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<Slot>((resolve, reject) => {
        const { waitMsMax } = this.#limits
        waiting = { ...worker, round, until: this.#now() + waitMsMax, begin: resolve }
        this.#add(waiting)
        timer = setTimeout(() => reject(new RateLimited(RETRY_AFTER_SECONDS)), waitMsMax)
      })
    } finally {
      clearTimeout(timer)
      this.#waiting = this.#waiting.filter((each) => each !== waiting)
    }
  }

  #dropLate(): void {
    const now = this.#now()
    this.#waiting = this.#waiting.filter(({ until }) => until > now)
  }

  #beginWaiting(): void {
    this.#dropLate()
    this.#waiting = this.#waiting.filter((waiting) => {
      const slot = this.#take(waiting)
      if (slot) waiting.begin(slot)
      return !slot
    })
  }
}
