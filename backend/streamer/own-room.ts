import { countModerators } from '#backend/chat/moderators.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { mayStream } from '#backend/identity/may-stream.ts'
import { pictureUrl } from '#backend/live/picture-url.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { isStreamed } from '#backend/media/stream-token.ts'
import { promotionOf, type RoomRow } from '#backend/room/rooms.store.ts'
import { findRoomOf, openRoomOf, readHasFast } from '#backend/room/streamer-rooms.store.ts'
import type { OwnRoom } from '#contract/streamer.ts'
import { lastApplication } from './applications.store.ts'

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
  const { env, accountDb, viewer, address, now } = context
  const [match, hasFast, moderatorCount] = await Promise.all([
    room.matchId === null ? undefined : readRow(context, room.matchId),
    readHasFast(context.matchDb, room.id),
    countModerators(accountDb, room.id),
  ])
  const rank = promotionOf(room, now)
  const hasPicture = room.publishedAt !== null
  const isServed = Boolean(env.MEDIA_HLS_URL) || isStreamed(env)
  const asker = { roomId: room.id, uid: viewer.uid, address, isShown: true }
  const preview = hasPicture && isServed ? await pictureUrl(context, asker) : undefined
  return {
    room: {
      id: room.id,
      ...(typeof room.title === 'string' ? { title: room.title } : {}),
      ...(room.gameId === null ? {} : { gameId: room.gameId }),
      ...(match ? { match } : {}),
      language: room.language,
      ...(room.announcement === null ? {} : { announcement: room.announcement }),
      ...(room.label === null ? {} : { label: room.label }),
      ...(room.cover === null ? {} : { cover: room.cover }),
      moderatorCount,
      ...(rank > 0 ? { priority: { rank, until: instant(room.promotedUntil ?? now) } } : {}),
      ...(room.access === null ? {} : { access: room.access }),
      ...(room.price === null ? {} : { price: room.price }),
      ...(room.hasDanmaku === null ? {} : { hasDanmaku: room.hasDanmaku }),
      ...(hasFast ? { hasFast } : {}),
      state: room.state ?? 'waiting',
      isOnAir: room.isOnAir,
      hasPicture,
      ...(room.startedAt === null ? {} : { startedAt: instant(room.startedAt) }),
      ...(preview === undefined ? {} : { preview }),
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
