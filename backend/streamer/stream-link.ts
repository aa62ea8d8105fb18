import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { linkOf, stateOfLink } from '#backend/media/playback-link.ts'
import { stateOfStreamLink } from '#backend/media/stream-token.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { findInput, findInputOf } from '#backend/room/stream-inputs.store.ts'
import { resetStreamCode } from '#backend/room/streamer-rooms.store.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { isStreamInput } from './live-inputs.ts'
import { requireOwnRoom } from './own-room.ts'
import { streamCodeOf } from './stream-code.ts'
import { closeInput, streamInputLink } from './stream-inputs.ts'

type Calls = typeof streamerCalls

const linkFor = async ({ env, matchDb }: Pick<Context, 'env' | 'matchDb'>, room: RoomRow) => {
  if (isStreamInput(env)) return streamInputLink({ env, matchDb }, room)
  return env.MEDIA_PUSH_URL && env.MEDIA_SECRET
    ? { pushUrl: env.MEDIA_PUSH_URL, code: await streamCodeOf(env, room) }
    : fail('not_configured')
}

export const getStreamLink: Verb<Calls['getStreamLink']> = async (context) => {
  const room = await requireOwnRoom(context)
  return room instanceof Fail ? room : linkFor(context, room)
}

export const resetStreamLink: Verb<Calls['resetStreamLink']> = async (context) => {
  const { env, matchDb, viewer, now, defer } = context
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'streamCode'))) return fail('rate_limited')
  const before = isStreamInput(env) ? await findInputOf(matchDb, room.id) : undefined
  const changed = await resetStreamCode(matchDb, room.id, now)
  if (!changed) return fail('streaming_banned')
  defer(refreshRooms(env, [room.id]))
  if (before) defer(closeInput(env, before.inputId))
  return linkFor(context, changed)
}

const KEY = /\/media\/i\/([0-9a-f.]{1,200})(?:\/|$)/

export const checkPlaybackLink: Verb<Calls['checkPlaybackLink']> = async ({ env, matchDb, address, now }, { link }) => {
  const streamed = await stateOfStreamLink(env, link, address, now)
  if (streamed) {
    const { state, inputId, endsAt } = streamed
    const input = inputId ? await findInput(matchDb, inputId) : undefined
    return { state, ...(input ? { roomId: input.roomId } : {}), ...(endsAt ? { endsAt: instant(endsAt) } : {}) }
  }
  if (!link.includes('/media/i/')) return { state: 'no_link' }
  const [, key = ''] = KEY.exec(link) ?? []
  const found = await linkOf(env.AUTH_SECRET, key)
  const state = await stateOfLink(env.AUTH_SECRET, found, address, now)
  return { state, ...(found ? { roomId: found.roomId, endsAt: instant(found.endsAt) } : {}) }
}
