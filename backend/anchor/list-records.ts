import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import type { Answer } from '#contract/call.ts'
import type { Room } from '#contract/room.ts'
import { listPastRooms } from './list-past-rooms.ts'
import { showRooms } from './show-rooms.ts'

type Calls = typeof anchorCalls
type Broadcast = Answer<Calls['listRecords']>['list'][number]

/** A room that follows its match has no times of its own: it begins with the match. */
const toRecord = ({ id, title, matchId, gameId, startsAt, startedAt = startsAt, endedAt }: Room): Broadcast => ({
  roomId: id,
  title,
  ...(matchId === undefined ? {} : { matchId }),
  ...(gameId === undefined ? {} : { gameId }),
  ...(startedAt === undefined ? {} : { startedAt }),
  ...(endedAt === undefined ? {} : { endedAt }),
})

export const listRecords: Verb<Calls['listRecords']> = async (context, { anchorId, roomId, page }, file) => {
  if (roomId !== undefined) {
    const room = isRoomId(roomId) ? (await showRooms(context, [roomId])).get(roomId) : undefined
    if (!room || (anchorId !== undefined && anchorId !== room.anchor.id)) return fail('not_found')
    return { list: room.state === 'ended' ? [toRecord(room)] : [], hasMore: false }
  }
  if (anchorId === undefined) return fail('not_found')
  const past = await listPastRooms(context, { anchorId, ...(page === undefined ? {} : { page }) }, file)
  return past instanceof Fail ? past : { list: past.rooms.map(toRecord), hasMore: past.hasMore }
}
