import type { RoomState } from '#contract/room.ts'
import type { Feed } from './feed.ts'

/** The states of a room and when each begins, oldest first; the first has no beginning. */
export type RoomSchedule = readonly { from: number; state: RoomState }[]

export interface RoomFeed extends Feed {
  replaceSchedule(schedule: RoomSchedule): void
}

/** `room:<id>`: how many sockets watch it, and its state. `seq` is the time of the last change sent. */
export function createRoomFeed(
  countOnline: () => number,
  firstSchedule: RoomSchedule,
  position: number | undefined,
  now: number,
): RoomFeed {
  let schedule = firstSchedule
  let seq = position ?? now
  /** The time of the last `advance`. */
  let at = now
  let sent: { online: number; state: RoomState | undefined } | undefined
  const stateNow = (): RoomState | undefined => schedule.findLast(({ from }) => from <= at)?.state
  const current = () => ({ online: countOnline(), state: stateNow() })
  const withState = (online: number, state: RoomState | undefined) => ({ online, ...(state ? { state } : {}) })
  return {
    seq: () => seq,
    advance(time) {
      at = Math.max(at, time)
      const { online, state } = current()
      if (online === sent?.online && state === sent.state) return null
      const isNewState = state !== sent?.state
      sent = { online, state }
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data: withState(online, isNewState ? state : undefined) }
    },
    catchUp: () => null,
    snapshot() {
      const { online, state } = current()
      return withState(online, state)
    },
    nextAt() {
      const { online, state } = current()
      if (online !== sent?.online || state !== sent.state) return seq
      return schedule.find(({ from }) => from > at)?.from
    },
    replaceSchedule(next) {
      schedule = next
    },
  }
}
