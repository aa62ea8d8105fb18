import { LRUCache } from 'lru-cache'
import type { Env } from '#backend/core/env.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import { readRoomFacts } from './room-facts.ts'

/** How long a room is known, or known not to be one. */
export const ROOM_MS = 30_000

const rooms = new LRUCache<number, { isThere: boolean }>({ max: 5000, ttl: ROOM_MS })

/** Whether a room is there, not hidden, and its streamer not banned: asked before any object is made for it. */
export async function isRoom(env: Env, id: number): Promise<boolean> {
  const known = rooms.get(id)
  if (known) return known.isThere
  const databases = { matchDb: openMatchDatabase(env), accountDb: openAccountDatabase(env) }
  const isThere = isRoomId(id) && (await readRoomFacts(databases, id)) !== null
  rooms.set(id, { isThere })
  return isThere
}
