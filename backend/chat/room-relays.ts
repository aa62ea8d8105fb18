import type { ChatAudience, ChatBatch, ChatDeed, ChatRelayObject, ChatWord } from '#backend/core/objects.ts'
import { logError } from '#contract/log-error.ts'
import type { Audience } from './frame-pace.ts'
import { FullAddresses } from './full-addresses.ts'
import { RelayFrames } from './relay-frames.ts'

const RELAYS = 'relays'

interface KnownRelay {
  /** How often it has entered while the room was in memory. */
  entered: number
  pages: number
  frames: RelayFrames
}

interface Options {
  storage: DurableObjectStorage
  relay(name: string): Pick<ChatRelayObject, 'deliver'> | DurableObjectStub<ChatRelayObject>
  /** How often relays may pass on what is said. */
  postEveryMs(): number
  /** A relay has no pages any more. */
  onLeft(name: string): void
}

/** The relays of one room that have pages: their names are stored, who is there is told with each frame. */
export class RoomRelays {
  readonly #options: Options
  readonly #known = new Map<string, KnownRelay>()
  readonly #full = new FullAddresses()

  constructor(options: Options) {
    this.#options = options
    for (const name of options.storage.kv.get<string[]>(RELAYS) ?? []) this.#known.set(name, this.#make(name, 0))
  }

  get audience(): Audience {
    let pages = 0
    for (const relay of this.#known.values()) pages += relay.pages
    return { pages, relays: this.#known.size }
  }

  get isEmpty(): boolean {
    return this.#known.size === 0
  }

  enter(name: string): void {
    const relay = this.#known.get(name)
    if (relay) relay.entered += 1
    else {
      this.#known.set(name, this.#make(name, 1))
      this.save()
    }
  }

  /** False: it was not there. */
  leave(name: string): boolean {
    this.#full.forget(name)
    return this.#known.delete(name)
  }

  save(): void {
    this.#options.storage.kv.put(RELAYS, [...this.#known.keys()])
  }

  /** Sends a frame to all; done when they have it. */
  async send(frame: ChatBatch | ChatDeed): Promise<void> {
    await Promise.all([...this.#known.values()].map(({ frames }) => frames.send(frame)))
  }

  #make = (name: string, entered: number): KnownRelay => ({
    entered,
    pages: 0,
    frames: new RelayFrames((frame) => this.#deliver(name, frame)),
  })

  async #deliver(name: string, frame: ChatBatch | ChatDeed): Promise<void> {
    const relay = this.#known.get(name)
    if (!relay) return
    const { entered } = relay
    try {
      const word: ChatWord = { postEveryMs: this.#options.postEveryMs(), full: this.#full.list() }
      const { pages, shares }: ChatAudience = await this.#options.relay(name).deliver(frame, word)
      relay.pages = pages
      if (shares) this.#full.report(name, shares)
      // Somebody may have come since.
      if (pages === 0 && relay.entered === entered) this.#options.onLeft(name)
    } catch (error) {
      // Its pages see the gap with the next frame, and ask again.
      logError({ event: 'chat_frame_lost', relay: name }, error)
    }
  }
}
