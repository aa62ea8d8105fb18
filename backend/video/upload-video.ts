import { newSecret } from '#backend/core/digest.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { videoCalls } from '#contract/video.ts'
import { VIDEO_BYTES_MAX, VIDEO_TYPES, VIDEOS_A_DAY, VIDEOS_UNSENT_MAX } from '#contract/video-rules.ts'
import { toOwnVideos } from './to-video.ts'
import { bytesMaxOf, completeUpload, faultOfPart, storePart, toUpload } from './uploads.ts'
import { abortUpload, nameOfFile, newKey } from './video-files.ts'
import { countUnsent, findOwn, insertUpload, readParts, takeLease } from './written.store.ts'

type Calls = typeof videoCalls

export const startVideo: Verb<Calls['startVideo']> = async (context, { name, size, type }) => {
  const { env, accountDb, viewer, lan, brand, now } = context
  const bytesMax = bytesMaxOf(env.VIDEO_BYTES_MAX, VIDEO_BYTES_MAX)
  if (bytesMax === 0) return fail('not_configured')
  if (size > bytesMax) return fail('too_large')
  if ((await countUnsent(accountDb, viewer.uid)) >= VIDEOS_UNSENT_MAX) return fail('too_many')
  if (!(await isWithinLimit(context, `video:u${viewer.uid}`, VIDEOS_A_DAY, DAY))) return fail('too_many')
  const key = newKey()
  const { uid } = viewer
  const container = VIDEO_TYPES[type]
  const { uploadId } = await env.UPLOADS.createMultipartUpload(nameOfFile({ uid, key }), {
    httpMetadata: { contentType: type },
  })
  const row = await insertUpload(accountDb, {
    ...{ uid, kind: 'upload', state: 'uploading', key, brand: brand ?? null, title: '', summary: '', language: lan },
    ...{ chapters: [], fileName: name, size, container, uploadId, lease: newSecret(), views: 0, heat: 0, revision: 0 },
    ...{ createdAt: now, updatedAt: now },
  })
  if (row) return toUpload(row, [])
  await abortUpload(env, { id: 0, uid, key, container, uploadId, poster: null })
  return fail('too_many')
}

export const resumeVideo: Verb<Calls['resumeVideo']> = async (context, { id, name, size }) => {
  const { accountDb, viewer } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.fileName !== name || row.size !== size) return fail('order_moved')
  const lease = newSecret()
  if (!(await takeLease(accountDb, id, lease))) return fail('order_moved')
  return toUpload({ id, lease }, await readParts(accountDb, id))
}

export const putVideoPart: Verb<Calls['putVideoPart']> = async (context, { id, part, lease }, file) => {
  const { accountDb, viewer } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.uploadId === null || row.lease !== lease) return fail('order_moved')
  const fault = faultOfPart(row, part, file)
  if (fault === 'wrong_file_type') return fail(fault)
  if (fault) return fail(fault, 'this part has another length')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'videoPart'))) return fail('rate_limited')
  return (await storePart(context, row, part, file)) ? { done: true } : fail('order_moved')
}

export const completeVideo: Verb<Calls['completeVideo']> = async (context, { id, lease }) => {
  const { accountDb, viewer } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.uploadId !== null) {
    const outcome = row.lease === lease ? await completeUpload(context, row) : 'order_moved'
    if (outcome !== 'whole') return fail(outcome)
  }
  const whole = await findOwn(accountDb, id, viewer.uid)
  const [video] = whole ? await toOwnVideos(context, [whole]) : []
  return video ?? fail('not_found')
}
