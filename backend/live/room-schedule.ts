import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { foldLog } from '#backend/feed/fold.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import type { RoomFacts, RoomSchedule } from './room-feed.ts'
import { revisionOf } from './room-revision.ts'

const time = (iso: string | undefined): number => (iso === undefined ? Number.NaN : Date.parse(iso))

/** The states of a room that follows its match, including future ones that the log knows. */
export function scheduleOf({ contest, events, base }: MatchLog): RoomSchedule {
  const { startedAt, endedAt } = foldLog(contest, events, base?.state)
  const states = [
    { from: Number.NEGATIVE_INFINITY, state: roomStateOf({ state: null }, 'scheduled') },
    { from: time(startedAt), state: roomStateOf({ state: null }, 'live') },
    { from: time(endedAt), state: roomStateOf({ state: null }, 'finished') },
  ]
  return states.filter(({ from }) => !Number.isNaN(from))
}

/** The states of a room, its revision, and what its streamer announces; undefined when there is no such room. */
export async function loadRoomFacts(env: Env, roomId: number): Promise<RoomFacts | undefined> {
  const room = await readRoom(openMatchDatabase(env), roomId)
  if (!room) return undefined
  const log = room.state === null && room.matchId !== null ? await loadMatchLog(env, room.matchId) : undefined
  return {
    schedule: log ? scheduleOf(log) : [{ from: Number.NEGATIVE_INFINITY, state: roomStateOf(room) }],
    revision: revisionOf(room),
    ...(room.anchor.uid === null ? {} : { announcement: room.announcement ?? '' }),
  }
}
