import { RateLimited } from './rate-limited.ts'

export interface SlotLimits {
  /** Pieces of work under way at once for one client. */
  perClient: number
  /** The same for the network around several clients. */
  perNetwork: number
  inAll: number
  /** Pieces that wait, of one client and in all. */
  waitingPerClient: number
  waitingInAll: number
  waitMsMax: number
  /** A slot is free again after this time: the work of a request that was cancelled never says that it is done. */
  heldMsMax: number
}

export interface Worker {
  client: string
  network?: string | undefined
}

interface Slot extends Worker {
  until: number
}

interface Waiting extends Worker {
  begin(slot: Slot): void
}

const RETRY_AFTER_SECONDS = 1

/**
 * How much work is under way at once, in this isolate: for one client, for the network around it and in all. What finds
 * no slot waits for one, in order, but not behind those that wait for their own client's slots.
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

  #take({ client, network }: Worker): Slot | undefined {
    const now = this.#now()
    for (const slot of this.#held) if (slot.until <= now) this.#held.delete(slot)
    const { perClient, perNetwork, inAll, heldMsMax } = this.#limits
    let [ofClient, ofNetwork] = [0, 0]
    for (const slot of this.#held) {
      if (slot.client === client) ofClient += 1
      if (network !== undefined && slot.network === network) ofNetwork += 1
    }
    if (this.#held.size >= inAll || ofClient >= perClient || ofNetwork >= perNetwork) return undefined
    const slot = { client, network, until: now + heldMsMax }
    this.#held.add(slot)
    return slot
  }

  async #wait(worker: Worker): Promise<Slot> {
    const { waitingPerClient, waitingInAll, waitMsMax } = this.#limits
    const ofClient = this.#waiting.filter(({ client }) => client === worker.client).length
    if (ofClient >= waitingPerClient || this.#waiting.length >= waitingInAll) throw new RateLimited(RETRY_AFTER_SECONDS)
    let waiting: Waiting | undefined
    // Also keeps this request alive while it waits for what another one does.
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<Slot>((resolve, reject) => {
        waiting = { ...worker, begin: resolve }
        this.#waiting.push(waiting)
        timer = setTimeout(() => reject(new RateLimited(RETRY_AFTER_SECONDS)), waitMsMax)
      })
    } finally {
      clearTimeout(timer)
      this.#waiting = this.#waiting.filter((each) => each !== waiting)
    }
  }

  #beginWaiting(): void {
    this.#waiting = this.#waiting.filter((waiting) => {
      const slot = this.#take(waiting)
      if (slot) waiting.begin(slot)
      return !slot
    })
  }
}
