import { drizzle } from 'drizzle-orm/d1'
import type { Env } from '#backend/core/env.ts'
import { foldLog } from '#backend/feed/fold.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import type { RoomPlan } from './room-feed.ts'

const time = (iso: string | undefined): number => (iso === undefined ? Number.NaN : Date.parse(iso))

/** The turns of a room that follows its match, those to come too where the log knows them. */
export function planOf({ contest, events }: MatchLog): RoomPlan {
  const { startedAt, endedAt } = foldLog(contest, events)
  const turns = [
    { from: Number.NEGATIVE_INFINITY, state: roomStateOf({ state: null }, 'scheduled') },
    { from: time(startedAt), state: roomStateOf({ state: null }, 'live') },
    { from: time(endedAt), state: roomStateOf({ state: null }, 'finished') },
  ]
  return turns.filter(({ from }) => !Number.isNaN(from))
}

/** What a room is, and when it will be something else; undefined when there is no such room. */
export async function loadRoomPlan(env: Env, roomId: number): Promise<RoomPlan | undefined> {
  const room = await readRoom(drizzle(env.DB), roomId)
  if (!room) return undefined
  const log = room.state === null && room.matchId !== null ? await loadMatchLog(env, room.matchId) : undefined
  return log ? planOf(log) : [{ from: Number.NEGATIVE_INFINITY, state: roomStateOf(room) }]
}
