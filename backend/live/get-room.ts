import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { liveCalls } from '#contract/live.ts'
import { findRoom } from './find-room.ts'
import { readOnline } from './read-online.ts'
import { revisionOf } from './room-revision.ts'
import { toRooms } from './to-room.ts'
import { withViewers } from './with-viewers.ts'

export const getRoom: Verb<typeof liveCalls.getRoom> = async (context, { roomId }) => {
  const found = await findRoom(context, roomId)
  if (!found) return fail('not_found')
  const { record, match } = found
  const [[room], online] = await Promise.all([
    toRooms(context, [record], match ? [match] : []),
    readOnline(context, record.id),
  ])
  if (!room) return fail('not_found')
  const told = record.announcement === null ? {} : { announcement: record.announcement }
  return { room: { ...withViewers(room, online), ...told, revision: revisionOf(record) }, ...(match ? { match } : {}) }
}
