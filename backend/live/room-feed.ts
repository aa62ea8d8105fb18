import type { RoomState } from '#contract/room.ts'
import { countStepMs, shownAudience } from './audience.ts'
import type { Feed } from './feed.ts'

/** The states of a room and when each begins, oldest first; the first has no beginning. */
export type RoomSchedule = readonly { from: number; state: RoomState }[]

export interface RoomFeed extends Feed {
  replaceSchedule(schedule: RoomSchedule): void
}

/**
 * `room:<id>`: how many sockets watch it, and its state. `seq` is the time of the last change sent. A state is sent when
 * it changes; a number of viewers too, but the less often the more there are.
 */
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
  let sent: { online: number; state: RoomState | undefined; at: number } | undefined
  const stateNow = (): RoomState | undefined => schedule.findLast(({ from }) => from <= at)?.state
  const current = () => ({ online: shownAudience(countOnline()), state: stateNow() })
  /** When a changed number of viewers may be sent. */
  const countDueAt = (online: number): number => (sent?.at ?? 0) + countStepMs(online)
  const withState = (online: number, state: RoomState | undefined) => ({ online, ...(state ? { state } : {}) })
  return {
    seq: () => seq,
    advance(time) {
      at = Math.max(at, time)
      const { online, state } = current()
      const isNewState = !sent || state !== sent.state
      if (!isNewState && (online === sent?.online || at < countDueAt(online))) return null
      sent = { online, state, at }
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
      if (!sent || state !== sent.state) return seq
      const nextState = schedule.find(({ from }) => from > at)?.from
      return online === sent.online ? nextState : Math.min(countDueAt(online), nextState ?? Infinity)
    },
    replaceSchedule(next) {
      schedule = next
    },
  }
}
