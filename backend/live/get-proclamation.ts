import { readPut } from '#backend/announcement/put-out.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { announcementText, byImportance, runsAt } from '#contract/announcement-rules.ts'
import type { liveCalls } from '#contract/live.ts'

export const getProclamation: Verb<typeof liveCalls.getProclamation> = async (context, { roomId }) => {
  const { matchDb, accountDb, lan, now } = context
  const room = isRoomId(roomId) ? await readRoom(matchDb, roomId) : undefined
  if (!room || !(await isListed(accountDb, room.anchor.uid))) return fail('not_found')
  const ofOperator = (await readPut(context))
    .filter((each) => each.roomId === roomId && runsAt(each, now))
    .sort(byImportance)
    .flatMap(({ texts }) => announcementText(texts, lan) ?? [])
  return {
    list: [
      ...ofOperator.map(({ text }) => ({ kind: 'operator' as const, text })),
      ...(room.announcement === null ? [] : [{ kind: 'room' as const, text: room.announcement }]),
    ],
  }
}
