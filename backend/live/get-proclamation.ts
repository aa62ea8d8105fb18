import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'

export const getProclamation: Verb<typeof liveCalls.getProclamation> = async ({ matchDb, accountDb }, { roomId }) => {
  const room = isRoomId(roomId) ? await readRoom(matchDb, roomId) : undefined
  if (!room || !(await isListed(accountDb, room.anchor.uid))) return fail('not_found')
  return { list: room.announcement === null ? [] : [{ kind: 'room', text: room.announcement }] }
}
