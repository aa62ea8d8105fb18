import { DurableObject } from 'cloudflare:workers'
import type { Env } from '#backend/core/env.ts'
import type { RoomCounts, RoomViewersObject } from '#backend/core/objects.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { RELAYS } from './pick-relay.ts'
import { ViewerShares } from './viewer-shares.ts'

/** The relays are asked once in this time at most, and only while somebody asks. */
const FRESH_MS = 5_000
const RELAY_MS_MAX = 1_000
/** A relay that hangs does not keep the numbers of the others back for longer. */
const ANSWER_MS_MAX = 200

/**
 * The viewers of every room, for lists: what the relays have, added up. It stores nothing: after a restart it asks them
 * again. There is one, named `all`.
 */
export class RoomViewers extends DurableObject<Env> implements RoomViewersObject {
  readonly #shares = new ViewerShares()
  #asking: Promise<void> | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  async counts(): Promise<RoomCounts | null> {
    const now = Date.now()
    const age = now - this.#askedAt
    if (!this.#asking && !(age >= 0 && age < FRESH_MS)) {
      this.#askedAt = now
      this.#asking = this.#ask()
    }
    // Without any numbers from before, those of a part of the relays would be too small.
    const waitMs = this.#shares.total(now) ? ANSWER_MS_MAX : RELAY_MS_MAX
    if (this.#asking) await inTime(this.#asking, waitMs).catch(() => undefined)
    return this.#shares.total(Date.now())
  }

  async #ask(): Promise<void> {
    await Promise.all(RELAYS.map((relay) => this.#askRelay(relay)))
    this.#asking = undefined
  }

  async #askRelay(relay: string): Promise<void> {
    try {
      this.#shares.set(relay, await inTime(this.env.RELAYS.getByName(relay).viewers(), RELAY_MS_MAX), Date.now())
    } catch (error) {
      logError({ event: 'relay_not_counted', relay }, error)
    }
  }
}
