import type { Context } from '#backend/core/context.ts'
import type { Upload } from '#contract/video.ts'
import { partsOf, VIDEO_PART_BYTES } from '#contract/video-rules.ts'
import { readContainer, startsAs } from './read-container.ts'
import { deleteFiles, nameOfFile, uploadOf } from './video-files.ts'
import type { VideoRow } from './videos.store.ts'
import { deleteRow, dropParts, finishUpload, readParts, savePart } from './written.store.ts'

/** Uploads in parts, by a user's browser or by a media server. */

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** The greatest file that is taken, as the backend is set; 0: none. */
export const bytesMaxOf = (set: string | undefined, usual: number): number =>
  set === undefined || set === '' ? usual : Number(set) || 0

/** An upload for who goes on with it. */
export const toUpload = (
  { id, lease }: Pick<VideoRow, 'id' | 'lease'>,
  parts: readonly { part: number }[],
): Upload => ({
  id,
  lease: lease ?? '',
  partBytes: VIDEO_PART_BYTES,
  parts: parts.map(({ part }) => part),
})

/** Deletes a video that nobody but its author has seen, with its files. */
export async function discardVideo(
  { env, accountDb }: Pick<Working, 'env' | 'accountDb'>,
  row: VideoRow,
): Promise<void> {
  await deleteRow(accountDb, row.id)
  await deleteFiles(env, row)
}

/** The length that a part must have; undefined for one that the file does not have. */
function lengthOf(size: number, part: number): number | undefined {
  const count = partsOf(size)
  if (part < 1 || part > count) return undefined
  return part < count ? VIDEO_PART_BYTES : size - (count - 1) * VIDEO_PART_BYTES
}

/** Why a part is not taken; undefined: it is. */
export function faultOfPart(
  { size, container }: Pick<VideoRow, 'size' | 'container'>,
  part: number,
  file: Uint8Array,
): 'invalid_input' | 'wrong_file_type' | undefined {
  if (file.length !== lengthOf(size, part)) return 'invalid_input'
  return part === 1 && !startsAs(container, file) ? 'wrong_file_type' : undefined
}

/** Stores a part of an upload as it was read; false when another goes on with it by now, or the file is whole. */
export async function storePart(
  { env, accountDb }: Working,
  row: VideoRow,
  part: number,
  file: Uint8Array,
): Promise<boolean> {
  if (row.uploadId === null) return false
  const { etag } = await uploadOf(env, row, row.uploadId).uploadPart(part, file)
  return savePart(accountDb, row, part, etag)
}

/** R2's words for parts that are not as they were told, or not there: two tabs sent one at once. */
const PARTS_MOVED = /\(100(?:11|24|25|48)\)/

/** Makes the file of its parts; false when R2 has not all of them as they were told: then all are sent again. */
async function makeWhole({ env, accountDb }: Working, row: VideoRow, uploadId: string): Promise<boolean> {
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

/**
 * Makes a file of all parts, and reads what it says of itself. `order_moved`: parts are missing; `wrong_file_type`: it is no
 * video that can be read, and is gone.
 */
export async function completeUpload(
  working: Working,
  row: VideoRow,
): Promise<'whole' | 'order_moved' | 'wrong_file_type'> {
  const { env, accountDb, now } = working
  if (row.uploadId === null) return 'whole'
  if (!(await makeWhole(working, row, row.uploadId))) return 'order_moved'
  const facts = await readContainer(row, async (offset, length) => {
    const found = await env.UPLOADS.get(nameOfFile(row), { range: { offset, length } })
    return new Uint8Array((await found?.arrayBuffer()) ?? [])
  })
  if (!facts) {
    await discardVideo(working, { ...row, uploadId: null })
    return 'wrong_file_type'
  }
  await finishUpload(accountDb, row, { ...facts, updatedAt: now })
  return 'whole'
}
