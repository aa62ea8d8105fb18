import type { RoomState } from '#contract/room.ts'
import type { RoomDelta } from '#contract/socket.ts'
import { countStepMs, refetchWindowMs, shownAudience } from './audience.ts'
import type { Feed } from './feed.ts'

/** The states of a room and when each begins, oldest first; the first has no beginning. */
export type RoomSchedule = readonly { from: number; state: RoomState }[]

/** What a room tells its pages, besides its viewers. */
export interface RoomFacts {
  schedule: RoomSchedule
  /** Of a streamer's own room; empty: there is none. */
  announcement?: string | undefined
  /** `revisionOf` the room. */
  revision?: number | undefined
}

export interface RoomFeed extends Feed {
  replaceFacts(facts: RoomFacts): void
}

/** What is sent when it changes. */
type Told = { [K in 'state' | 'announcement' | 'revision']: RoomDelta[K] | undefined }

/** Of what there is to tell, what has changed since. */
const changedOf = (now: Told, before: Told | undefined): Partial<RoomDelta> =>
  Object.fromEntries(
    (['state', 'announcement', 'revision'] as const).flatMap((name) =>
      now[name] === undefined || now[name] === before?.[name] ? [] : [[name, now[name]]],
    ),
  )

/**
 * `room:<id>`: how many sockets watch it, its state, what its streamer announces, and its revision. `seq` is the time of the last
 * change sent. A number of viewers is sent when it changes, but the less often the more there are; all else at once.
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
  let sent: (Told & { online: number; at: number }) | undefined
  const told = (): Told => ({
    state: facts.schedule.findLast(({ from }) => from <= at)?.state,
    announcement: facts.announcement,
    revision: facts.revision,
  })
  const online = (): number => shownAudience(countOnline())
  /** When a changed number of viewers may be sent. */
  const countDueAt = (viewers: number): number => (sent?.at ?? 0) + countStepMs(viewers)
  return {
    seq: () => seq,
    advance(time) {
      at = Math.max(at, time)
      const [viewers, changed] = [online(), changedOf(told(), sent)]
      if (Object.keys(changed).length === 0 && (viewers === sent?.online || at < countDueAt(viewers))) return null
      sent = { ...told(), online: viewers, at }
      const after = seq
      seq = Math.max(seq + 1, time)
      const within = changed.revision === undefined ? {} : { refetchWithinMs: refetchWindowMs(countOnline()) }
      return { after, data: { online: viewers, ...changed, ...within } }
    },
    catchUp: () => null,
    snapshot: () => ({ online: online(), ...changedOf(told(), undefined) }),
    nextAt() {
      const viewers = online()
      if (!sent || Object.keys(changedOf(told(), sent)).length > 0) return seq
      const nextState = facts.schedule.find(({ from }) => from > at)?.from
      return viewers === sent.online ? nextState : Math.min(countDueAt(viewers), nextState ?? Infinity)
    },
    replaceFacts(next) {
      facts = next
    },
  }
}
