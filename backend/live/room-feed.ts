import type { RoomState } from '#contract/room.ts'
import type { Feed } from './feed.ts'

/** When a room is what, as far as known: oldest first, the first from the beginning of time. */
export type RoomPlan = readonly { from: number; state: RoomState }[]

export interface RoomFeed extends Feed {
  replacePlan(plan: RoomPlan): void
}

/** `room:<id>`: how many sockets watch it, and its state. `seq` is the time of the last change sent. */
export function createRoomFeed(
  countOnline: () => number,
  firstPlan: RoomPlan,
  position: number | undefined,
  now: number,
): RoomFeed {
  let plan = firstPlan
  let seq = position ?? now
  /** The last moment it was moved to. */
  let at = now
  let sent: { online: number; state: RoomState | undefined } | undefined
  const stateNow = (): RoomState | undefined => plan.findLast(({ from }) => from <= at)?.state
  const current = () => ({ online: countOnline(), state: stateNow() })
  const withState = (online: number, state: RoomState | undefined) => ({ online, ...(state ? { state } : {}) })
  return {
    seq: () => seq,
    advance(time) {
      at = Math.max(at, time)
      const { online, state } = current()
      if (online === sent?.online && state === sent.state) return null
      const hasTurned = state !== sent?.state
      sent = { online, state }
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data: withState(online, hasTurned ? state : undefined) }
    },
    catchUp: () => null,
    snapshot() {
      const { online, state } = current()
      return withState(online, state)
    },
    nextAt() {
      const { online, state } = current()
      if (online !== sent?.online || state !== sent.state) return seq
      return plan.find(({ from }) => from > at)?.from
    },
    replacePlan(next) {
      plan = next
    },
  }
}
