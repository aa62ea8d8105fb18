import type { RoomCounts } from '#backend/core/objects.ts'

/** Bounds what is kept and sent, however many rooms are watched: those with the most viewers. */
export const COUNTED_ROOMS_MAX = 2_000

/** A relay that has not answered for so long has lost its sockets; they are counted where they are now. */
const SHARE_MS_MAX = 30_000

export const mostWatched = (counts: RoomCounts): RoomCounts =>
  counts.size <= COUNTED_ROOMS_MAX
    ? counts
    : new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, COUNTED_ROOMS_MAX))

/** What each relay has answered last, and when. */
export class ViewerShares {
  readonly #shares = new Map<string, { counts: RoomCounts; at: number }>()
  /** Undefined until it is asked for after a change. */
  #total: RoomCounts | undefined

  set(relay: string, counts: RoomCounts, at: number): void {
    this.#shares.set(relay, { counts, at })
    this.#total = undefined
  }

  /** The viewers of each room over all relays; null when none has answered lately. */
  total(now: number): RoomCounts | null {
    this.#forget(now - SHARE_MS_MAX)
    if (this.#shares.size === 0) return null
    this.#total ??= this.#add()
    return this.#total
  }

  #forget(before: number): void {
    for (const [relay, { at }] of this.#shares)
      if (at <= before) {
        this.#shares.delete(relay)
        this.#total = undefined
      }
  }

  #add(): RoomCounts {
    const total = new Map<number, number>()
    for (const { counts } of this.#shares.values())
      for (const [room, viewers] of counts) total.set(room, (total.get(room) ?? 0) + viewers)
    return mostWatched(total)
  }
}
