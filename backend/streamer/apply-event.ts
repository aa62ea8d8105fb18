import type { Context } from '#backend/core/context.ts'
import { mayStream } from '#backend/identity/may-stream.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { beginPicture, endPicture, findStreamRoom, keepPicture } from '#backend/room/streamer-rooms.store.ts'
import { mayPushFrom } from './push-addresses.ts'
import type { StreamEvent } from './read-hook.ts'
import { isStreamSecret } from './stream-code.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'matchDb' | 'now' | 'defer'>

/** Does what a media server tells; false when the picture is refused, or to be cut. */
export async function applyEvent(working: Working, { event, roomId, secret, client, address, isHeardOf }: StreamEvent) {
  const { env, accountDb, matchDb, now, defer } = working
  const tell = () => defer(refreshRooms(env, [roomId]))
  if (event === 'end') {
    if (await endPicture(matchDb, roomId, client, now)) tell()
    return true
  }
  const found = await findStreamRoom(matchDb, roomId)
  if (!found || found.uid === null || !(await isStreamSecret(env, found.room, secret))) return false
  if (!(await mayStream(accountDb, found.uid))) return false
  if (!(await mayPushFrom(working, found.room, address))) return false
  const by = { version: found.room.streamVersion, client, now }
  if (event === 'goes_on') return keepPicture(matchDb, roomId, by)
  const isTaken = await beginPicture(matchDb, roomId, { ...by, isHeardOf })
  if (isTaken) tell()
  return isTaken
}
