import type { RoomState } from '#contract/room.ts'
import { countStepMs, shownAudience } from './audience.ts'
import type { Feed } from './feed.ts'

/** The states of a room and when each begins, oldest first; the first has no beginning. */
export type RoomSchedule = readonly { from: number; state: RoomState }[]

/** What a room tells its pages, besides its viewers. */
export interface RoomFacts {
  schedule: RoomSchedule
  /** Of a streamer's own room; empty: there is none. */
  announcement?: string | undefined
}

export interface RoomFeed extends Feed {
  replaceFacts(facts: RoomFacts): void
}

/**
 * `room:<id>`: how many sockets watch it, its state, and what its streamer announces. `seq` is the time of the last change sent.
 * State and announcement are sent when they change; a number of viewers too, but the less often the more there are.
 */
export function createRoomFeed(
  countOnline: () => number,
  first: RoomFacts,
  position: number | undefined,
  now: number,
): RoomFeed {
  let facts = first
  let seq = position ?? now
  /** The time of the last `advance`. */
  let at = now
  let sent: { online: number; state: RoomState | undefined; announcement: string | undefined; at: number } | undefined
  const stateNow = (): RoomState | undefined => facts.schedule.findLast(({ from }) => from <= at)?.state
  const current = () => ({ online: shownAudience(countOnline()), state: stateNow(), announcement: facts.announcement })
  /** When a changed number of viewers may be sent. */
  const countDueAt = (online: number): number => (sent?.at ?? 0) + countStepMs(online)
  const withFacts = (online: number, state: RoomState | undefined, announcement: string | undefined) => ({
    online,
    ...(state ? { state } : {}),
    ...(announcement === undefined ? {} : { announcement }),
  })
  return {
    seq: () => seq,
    advance(time) {
      at = Math.max(at, time)
      const { online, state, announcement } = current()
      const isNewState = !sent || state !== sent.state
      const isNewText = !sent || announcement !== sent.announcement
      if (!isNewState && !isNewText && (online === sent?.online || at < countDueAt(online))) return null
      sent = { online, state, announcement, at }
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data: withFacts(online, isNewState ? state : undefined, isNewText ? announcement : undefined) }
    },
    catchUp: () => null,
    snapshot() {
      const { online, state, announcement } = current()
      return withFacts(online, state, announcement)
    },
    nextAt() {
      const { online, state, announcement } = current()
      if (!sent || state !== sent.state || announcement !== sent.announcement) return seq
      const nextState = facts.schedule.find(({ from }) => from > at)?.from
      return online === sent.online ? nextState : Math.min(countDueAt(online), nextState ?? Infinity)
    },
    replaceFacts(next) {
      facts = next
    },
  }
}
