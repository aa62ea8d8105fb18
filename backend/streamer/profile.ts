import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicture, storePicture } from '#backend/picture/stored-pictures.ts'
import { addToProfile, readAnchorProfile, setAnchorProfile } from '#backend/room/anchor-profiles.store.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { replaceCover } from '#backend/room/streamer-rooms.store.ts'
import type { streamerProfileCalls } from '#contract/streamer-profile.ts'
import { ANCHOR_PICTURES, DETAIL_PICTURES_MAX } from '#contract/streamer-rules.ts'
import { requireOwnRoom } from './own-room.ts'
import { removePictureOf } from './remove-picture.ts'

type Calls = typeof streamerProfileCalls

async function answer({ matchDb }: UserContext, { anchorId }: RoomRow, cover: string | null) {
  const { introduction, details, pictures } = await readAnchorProfile(matchDb, anchorId)
  return {
    profile: {
      ...(introduction === null ? {} : { introduction }),
      ...(details === null ? {} : { details }),
      pictures,
      ...(cover === null ? {} : { cover }),
    },
  }
}

export const anchorInfo: Verb<Calls['anchorInfo']> = async (context) => {
  const room = await requireOwnRoom(context)
  return room instanceof Fail ? room : answer(context, room, room.cover)
}

export const updateAnchor: Verb<Calls['updateAnchor']> = async (context, { introduction, details }) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'room'))) return fail('rate_limited')
  const texts = { introduction: plainText(introduction) || null, details: plainText(details) || null }
  await setAnchorProfile(context.matchDb, room.anchorId, texts)
  return answer(context, room, room.cover)
}

/** How far a side may be from the ratio: whoever cuts in a browser rounds. */
const RATIO_PX_MAX = 1

/** The picture in a file, of the shape that its kind has; null for any other. */
function pictureOf(kind: keyof typeof ANCHOR_PICTURES, file: Uint8Array<ArrayBuffer>) {
  const { width, height } = ANCHOR_PICTURES[kind]
  const picture = readPicture(file, Math.max(width, height))
  const isInShape = picture && Math.abs((picture.width * height) / width - picture.height) <= RATIO_PX_MAX
  return isInShape && picture.width <= width ? picture : null
}

export const uploadAnchorPicture: Verb<Calls['uploadAnchorPicture']> = async (context, { kind }, file) => {
  const { env, matchDb, viewer, defer } = context
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'anchorPicture'))) return fail('rate_limited')
  const picture = pictureOf(kind, file)
  if (!picture) return fail('wrong_file_type')
  const path = await storePicture(env, 'streamers', viewer.uid, picture)
  if (kind === 'cover') {
    const replaced = await replaceCover(matchDb, room.id, path)
    defer(deletePicture(env, replaced === undefined ? path : replaced))
    if (replaced === undefined) return fail('streaming_banned')
    defer(refreshRooms(env, [room.id]))
    return answer(context, room, path)
  }
  if (await addToProfile(matchDb, room.anchorId, 'pictures', path, DETAIL_PICTURES_MAX))
    return answer(context, room, room.cover)
  defer(deletePicture(env, path))
  return fail('too_many')
}

export const removeAnchorPicture: Verb<Calls['removeAnchorPicture']> = async (context, { path }) => {
  const { viewer } = context
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'anchorPicture'))) return fail('rate_limited')
  if (!(await removePictureOf(context, room, path))) return fail('not_found')
  return answer(context, room, room.cover === path ? null : room.cover)
}
