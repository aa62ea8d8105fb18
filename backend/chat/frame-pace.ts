import { GIFTS_PER_FRAME, SHOWN_PER_FRAME } from './shown.ts'

/** Between two frames of a room that is not busy: who looks sees no difference to each alone. */
const FRAME_MS_MIN = 20
const FRAME_MS_MAX = 500
/** For a thousand pages; it grows faster than they do: a frame to a page takes some 25 microseconds of a relay. */
const MS_PER_THOUSAND = 25
/** Frames of one relay: the room calls 125 relays a second at most. */
const MS_PER_RELAY = 8
/** Between two frames when more is said than can be shown. */
const BUSY_MS = 250
/** Between two calls of one relay with what was said there: 200 of all relays a second at most. */
const POST_MS_PER_RELAY = 5
const BUSY_POST_MS = 20

/** Who hears the room. */
export interface Audience {
  pages: number
  relays: number
}

/** What waits for the next frame. */
export interface Crowd {
  said: number
  gifts: number
}

/** Places that come back with time. */
class Places {
  /** In BUSY_MS. */
  readonly #places: number
  #left: number
  #at = 0

  constructor(places: number) {
    this.#places = places
    this.#left = places
  }

  left(now: number, gapMs: number): number {
    return Math.floor(this.#at === 0 ? this.#left : this.#leftAt(now, gapMs) + 1e-9)
  }

  take(count: number, now: number, gapMs: number): void {
    if (this.#at > 0) this.#left = this.#leftAt(now, gapMs)
    this.#left = Math.max(0, this.#left - count)
    this.#at = now
  }

  /** Frames that are rarer have more places. */
  #leftAt(now: number, gapMs: number): number {
    const most = this.#places * Math.max(1, gapMs / BUSY_MS)
    return Math.min(most, this.#left + (Math.max(0, now - this.#at) * this.#places) / BUSY_MS)
  }
}

/**
 * When a room sends its frames: the first after a pause at once, then so often as its audience lets it, while readers can
 * follow; when more is said they are rarer and a part of it is shown. Times are milliseconds.
 */
export class FramePace {
  readonly #said = new Places(SHOWN_PER_FRAME)
  readonly #gifts = new Places(GIFTS_PER_FRAME)
  #sentAt = Number.NEGATIVE_INFINITY

  /** When the next frame may go. */
  dueAt(waiting: Crowd, audience: Audience, now: number): number {
    const gap = gapOf(audience)
    return this.#sentAt + (this.isBusy(waiting, audience, now) ? Math.max(BUSY_MS, gap) : gap)
  }

  /** Whether more waits than can be shown, or gifts, which wait for one another: a burst of them is one line. */
  isBusy({ said, gifts }: Crowd, audience: Audience, now: number): boolean {
    return gifts > 0 || said > this.#said.left(now, gapOf(audience))
  }

  /** A frame goes with so much: how many of it are shown. */
  send({ said, gifts }: Crowd, audience: Audience, now: number): Crowd {
    const gap = gapOf(audience)
    const shown = {
      said: Math.min(said, this.#said.left(now, gap)),
      gifts: Math.min(gifts, this.#gifts.left(now, gap)),
    }
    this.#said.take(shown.said, now, gap)
    this.#gifts.take(shown.gifts, now, gap)
    this.#sentAt = now
    return shown
  }
}

/** Between two frames for these. */
const gapOf = ({ pages, relays }: Audience): number =>
  Math.min(FRAME_MS_MAX, Math.max(FRAME_MS_MIN, MS_PER_THOUSAND * (pages / 1000) ** 1.5, relays * MS_PER_RELAY))

/** Between two calls of one relay. */
export const postEveryMs = ({ relays }: Audience, isBusy: boolean): number =>
  Math.max(isBusy ? BUSY_POST_MS : 0, relays * POST_MS_PER_RELAY)
