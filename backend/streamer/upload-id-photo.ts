import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { ID_PHOTO_PX_MAX } from '#contract/streamer-rules.ts'
import { findPhoto, keepPhoto, removePhoto, waitingPhotos } from './applications.store.ts'
import { whyNotApply } from './apply.ts'
import { deleteIdPhotos, storeIdPhoto } from './id-photos.ts'
import { identityKey } from './papers.ts'

const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

/** Keeps a photo, sealed, until the application is sent, for a day at most. */
export const uploadIdPhoto: Verb<typeof streamerCalls.uploadIdPhoto> = async (context, { kind }, file) => {
  const { env, accountDb, now, defer } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const { uid } = own
  const key = identityKey(env)
  if (!key) return fail('not_configured')
  if (!(await isWithinHourlyLimit(context, uid, 'idPhoto'))) return fail('rate_limited')
  const reason = await whyNotApply(context, own)
  if (reason) return fail(reason)
  const picture = readPicture(file, ID_PHOTO_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const photo = { id: randomRowId(), uid, kind, contentType: CONTENT_TYPES[picture.ext], keyId: key.id, createdAt: now }
  // The row first: the sweep finds by it what was stored.
  const replaced = await keepPhoto(accountDb, photo)
  try {
    await storeIdPhoto(env, key, photo, picture.bytes)
  } catch (error) {
    // A row without its photo would let an application be sent without it.
    await removePhoto(accountDb, photo.id)
    defer(deleteIdPhotos(env, [...replaced, photo]))
    throw error
  }
  // Replaced meanwhile: no row says any more that it is there.
  const isKept = (await findPhoto(accountDb, photo.id)) !== undefined
  defer(deleteIdPhotos(env, isKept ? replaced : [...replaced, photo]))
  return { photos: (await waitingPhotos(accountDb, uid, now)).map((row) => row.kind) }
}
