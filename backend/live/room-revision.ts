import type { RoomRecord } from '#backend/room/rooms.store.ts'
import { seedOf } from '../feed/random.ts'

/** A number that changes with what a room's pages show of it, but for what its topic sends itself. */
export const revisionOf = (room: RoomRecord): number =>
  seedOf(
    JSON.stringify([
      room.matchId,
      room.gameId,
      room.title,
      room.language,
      room.cover,
      room.label,
      room.access,
      room.price,
      room.hasDanmaku,
      room.visibility,
      room.startsAt,
      room.sources.map(({ id, kind, url, label, access, isLowLatency }) => [
        id,
        kind,
        url,
        label,
        access,
        isLowLatency,
      ]),
    ]),
  )
