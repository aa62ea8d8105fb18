import { deleteBelow } from '#backend/core/delete-below.ts'
import type { Env } from '#backend/core/env.ts'
import { deletePicture, deletePicturesOf } from '#backend/picture/stored-pictures.ts'
import { logError } from '#contract/log-error.ts'
import type { VideoRow } from './videos.store.ts'

type Bucket = Pick<Env, 'UPLOADS'>
type Stored = Pick<VideoRow, 'id' | 'uid' | 'key' | 'container' | 'uploadId' | 'poster'>

/** No route reads what is below it by its name. */
const FOLDER = 'videos'

/** What stands in the address of a video: 128 random bits. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The name of a video's file in R2. */
export const nameOfFile = ({ uid, key }: Pick<VideoRow, 'uid' | 'key'>): string => `${FOLDER}/${uid}/${key}`

/** The upload of a file in R2. */
export const uploadOf = (
  { UPLOADS }: Bucket,
  row: Pick<VideoRow, 'uid' | 'key'>,
  uploadId: string,
): R2MultipartUpload => UPLOADS.resumeMultipartUpload(nameOfFile(row), uploadId)

/** Ends an upload; one that R2 does not know any more is ended. */
export async function abortUpload(env: Bucket, row: Stored): Promise<void> {
  if (row.uploadId === null) return
  try {
    await uploadOf(env, row, row.uploadId).abort()
  } catch (error) {
    logError({ event: 'upload_not_aborted', id: row.id }, error)
  }
}

/** Deletes the file of a video and its poster, and what is there of an upload. */
export async function deleteFiles(env: Env, row: Stored): Promise<void> {
  if (row.container === 'hls') return
  await abortUpload(env, row)
  await env.UPLOADS.delete(nameOfFile(row))
  await deletePicture(env, row.poster)
}

/** Deletes all files of a user. */
export async function deleteFilesOf(env: Env, uid: number): Promise<void> {
  await deleteBelow(env.UPLOADS, `${FOLDER}/${uid}/`)
  await deletePicturesOf(env, 'posters', uid)
}
