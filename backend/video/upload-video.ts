import type { UserContext } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { Upload, videoCalls } from '#contract/video.ts'
import {
  partsOf,
  VIDEO_BYTES_MAX,
  VIDEO_PART_BYTES,
  VIDEO_TYPES,
  VIDEOS_A_DAY,
  VIDEOS_UNSENT_MAX,
} from '#contract/video-rules.ts'
import { readContainer, startsAs } from './read-container.ts'
import { toOwnVideos } from './to-video.ts'
import { abortUpload, deleteFiles, nameOfFile, newKey, uploadOf } from './video-files.ts'
import type { VideoRow } from './videos.store.ts'
import {
  countUnsent,
  deleteRow,
  dropParts,
  findOwn,
  finishUpload,
  insertUpload,
  readParts,
  savePart,
  takeLease,
} from './written.store.ts'

type Calls = typeof videoCalls

/** The greatest file that is taken; 0: none. */
const bytesMaxOf = ({ env: { VIDEO_BYTES_MAX: set } }: UserContext): number =>
  set === undefined || set === '' ? VIDEO_BYTES_MAX : Number(set) || 0

export const startVideo: Verb<Calls['startVideo']> = async (context, { name, size, type }) => {
  const { env, accountDb, viewer, lan, brand, now } = context
  const bytesMax = bytesMaxOf(context)
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

const toUpload = ({ id, lease }: Pick<VideoRow, 'id' | 'lease'>, parts: readonly { part: number }[]): Upload => ({
  id,
  lease: lease ?? '',
  partBytes: VIDEO_PART_BYTES,
  parts: parts.map(({ part }) => part),
})

export const resumeVideo: Verb<Calls['resumeVideo']> = async (context, { id, name, size }) => {
  const { accountDb, viewer } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.fileName !== name || row.size !== size) return fail('order_moved')
  const lease = newSecret()
  if (!(await takeLease(accountDb, id, lease))) return fail('order_moved')
  return toUpload({ id, lease }, await readParts(accountDb, id))
}

/** The length that a part must have; undefined for one that the file does not have. */
function lengthOf(size: number, part: number): number | undefined {
  const count = partsOf(size)
  if (part < 1 || part > count) return undefined
  return part < count ? VIDEO_PART_BYTES : size - (count - 1) * VIDEO_PART_BYTES
}

export const putVideoPart: Verb<Calls['putVideoPart']> = async (context, { id, part, lease }, file) => {
  const { env, accountDb, viewer } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.uploadId === null || row.lease !== lease) return fail('order_moved')
  if (file.length !== lengthOf(row.size, part)) return fail('invalid_input', 'this part has another length')
  if (part === 1 && !startsAs(row.container, file)) return fail('wrong_file_type')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'videoPart'))) return fail('rate_limited')
  const { etag } = await uploadOf(env, row, row.uploadId).uploadPart(part, file)
  return (await savePart(accountDb, row, part, etag)) ? { done: true } : fail('order_moved')
}

/** R2's words for parts that are not as they were told, or not there: two tabs sent one at once. */
const PARTS_MOVED = /\(100(?:11|24|25|48)\)/

/** Makes the file of its parts; false when R2 has not all of them as they were told: then all are sent again. */
async function makeWhole({ env, accountDb }: UserContext, row: VideoRow, uploadId: string): Promise<boolean> {
  const parts = await readParts(accountDb, row.id)
  if (parts.length !== partsOf(row.size)) return false
  try {
    await uploadOf(env, row, uploadId).complete(parts.map(({ part, etag }) => ({ partNumber: part, etag })))
    return true
  } catch (error) {
    // It may be whole since a call whose answer got lost.
    if ((await env.UPLOADS.head(nameOfFile(row)))?.size === row.size) return true
    if (!(error instanceof Error) || !PARTS_MOVED.test(error.message)) throw error
    await dropParts(accountDb, row.id)
    return false
  }
}

export const completeVideo: Verb<Calls['completeVideo']> = async (context, { id, lease }) => {
  const { env, accountDb, viewer, now } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.uploadId !== null) {
    if (row.lease !== lease || !(await makeWhole(context, row, row.uploadId))) return fail('order_moved')
    const facts = await readContainer(row, async (offset, length) => {
      const found = await env.UPLOADS.get(nameOfFile(row), { range: { offset, length } })
      return new Uint8Array((await found?.arrayBuffer()) ?? [])
    })
    if (!facts) {
      await deleteRow(accountDb, id)
      await deleteFiles(env, { ...row, uploadId: null })
      return fail('wrong_file_type')
    }
    await finishUpload(accountDb, row, { ...facts, updatedAt: now })
  }
  const whole = await findOwn(accountDb, id, viewer.uid)
  const [video] = whole ? await toOwnVideos(context, [whole]) : []
  return video ?? fail('not_found')
}
