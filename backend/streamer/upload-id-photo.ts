import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { ID_PHOTO_PX_MAX } from '#contract/streamer-rules.ts'
import { keepPhoto, waitingPhotos } from './applications.store.ts'
import { whyNotApply } from './apply.ts'
import { deleteIdPhotos, storeIdPhoto } from './id-photos.ts'
import { identityKey } from './papers.ts'

const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

/** Keeps a photo, sealed, until the application is sent, for a day at most. */
export const uploadIdPhoto: Verb<typeof streamerCalls.uploadIdPhoto> = async (context, { kind }, file) => {
  const { env, accountDb, viewer, now, defer } = context
  const { uid } = viewer
  const key = identityKey(env)
  if (!key) return fail('not_configured')
  if (!(await isWithinHourlyLimit(context, uid, 'idPhoto'))) return fail('rate_limited')
  const reason = await whyNotApply(context)
  if (reason) return fail(reason)
  const picture = readPicture(file, ID_PHOTO_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const photo = { id: randomRowId(), uid, kind, contentType: CONTENT_TYPES[picture.ext], keyId: key.id, createdAt: now }
  // The row first: the sweep finds by it what was stored.
  const replaced = await keepPhoto(accountDb, photo)
  await storeIdPhoto(env, key, photo, picture.bytes)
  defer(deleteIdPhotos(env, replaced))
  return { photos: (await waitingPhotos(accountDb, uid, now)).map((row) => row.kind) }
}
