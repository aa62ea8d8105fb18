import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { playbackUrl } from '#backend/media/playback-link.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { findRoomOf, openRoomOf } from '#backend/room/streamer-rooms.store.ts'
import type { OwnRoom } from '#contract/streamer.ts'
import { lastApplication } from './applications.store.ts'
import { mayStream } from './may-stream.ts'

/**
 * The caller's room; the first time it is made. One that is hidden is of somebody who may not stream. `not_found`: there is
 * none, and the caller may not stream, as an administrator who is no streamer.
 */
export async function requireOwnRoom(context: UserContext): Promise<RoomRow | Fail<'streaming_banned' | 'not_found'>> {
  const { accountDb, matchDb, viewer, lan, now } = context
  const known = await findRoomOf(matchDb, viewer.uid)
  if (!known && (await lastApplication(accountDb, viewer.uid))?.state === 'banned') return fail('streaming_banned')
  if (!known && !(await mayStream(accountDb, viewer.uid))) return fail('not_found')
  const room = known ?? (await openRoomOf(matchDb, viewer.uid, { language: lan, now }))
  return room.visibility === 'hidden' ? fail('streaming_banned') : room
}

/** A room as its streamer sees it. */
export async function toOwnRoom(context: UserContext, room: RoomRow): Promise<{ room: OwnRoom }> {
  const { env, viewer, address, now } = context
  const match = room.matchId === null ? undefined : await readRow(context, room.matchId)
  const hasPicture = room.publishedAt !== null
  const link = { roomId: room.id, uid: viewer.uid, address, now }
  return {
    room: {
      id: room.id,
      ...(typeof room.title === 'string' ? { title: room.title } : {}),
      ...(room.gameId === null ? {} : { gameId: room.gameId }),
      ...(match ? { match } : {}),
      language: room.language,
      ...(room.announcement === null ? {} : { announcement: room.announcement }),
      ...(room.label === null ? {} : { label: room.label }),
      ...(room.access === null ? {} : { access: room.access }),
      state: room.state ?? 'waiting',
      isOnAir: room.isOnAir,
      hasPicture,
      ...(room.startedAt === null ? {} : { startedAt: instant(room.startedAt) }),
      ...(hasPicture && env.MEDIA_HLS_URL ? { preview: await playbackUrl(env.AUTH_SECRET, link) } : {}),
    },
  }
}

/** The caller's room after a change, of which the room's pages are told. */
export async function answerChanged(context: UserContext, id: number) {
  const { env, matchDb, viewer, defer } = context
  defer(refreshRooms(env, [id]))
  const room = await findRoomOf(matchDb, viewer.uid)
  return room ? toOwnRoom(context, room) : fail('streaming_banned')
}
