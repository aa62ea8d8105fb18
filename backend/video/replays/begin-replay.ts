import type { Context } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import { plainLine } from '#backend/core/plain-text.ts'
import { mayStream } from '#backend/identity/may-stream.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readAired } from '#backend/room/past-broadcasts.store.ts'
import { findStreamRoom } from '#backend/room/streamer-rooms.store.ts'
import type { Upload } from '#contract/video.ts'
import { REPLAY_BYTES_MAX, REPLAYS_UNSENT_MAX, VIDEO_TITLE_CHARS_MAX } from '#contract/video-rules.ts'
import { bytesMaxOf, discardVideo, toUpload } from '../uploads.ts'
import { nameOfFile, newKey, uploadOf } from '../video-files.ts'
import type { VideoRow } from '../videos.store.ts'
import { ofMatch } from '../write-video.ts'
import { readParts, takeLease } from '../written.store.ts'
import { type OnAirPart, onAirParts } from './on-air-parts.ts'
import { findReplay, insertReplay, readSurplus } from './replays.store.ts'

export interface Recording {
  room: number
  /** When its picture begins and ends. Milliseconds since the epoch. */
  from: number
  until: number
}

const largest = ({ env }: Context): number => bytesMaxOf(env.REPLAY_BYTES_MAX, REPLAY_BYTES_MAX)

/**
 * The room of a recording, and which parts of it were on air; undefined where no replay is kept: the room is hidden, or its
 * streamer may not stream any more.
 */
async function foundIn(context: Context, { room: id, from, until }: Recording) {
  const { matchDb, accountDb } = context
  const { room, uid } = (await findStreamRoom(matchDb, id)) ?? { uid: null }
  if (!room || uid === null || room.visibility === 'hidden' || !(await mayStream(accountDb, uid))) return undefined
  const parts = onAirParts({ from, until }, await readAired(matchDb, id, { from, until }))
  return { room, uid, parts }
}

/** What of a recording becomes replays, in order of time. */
export const partsToKeep = async (context: Context, recording: Recording): Promise<readonly OnAirPart[]> =>
  largest(context) === 0 ? [] : ((await foundIn(context, recording))?.parts ?? [])

/** The upload of a replay; `whole`: it is there already; `refused`: it is not wanted, and never will be. */
export type Begun = Upload | 'whole' | 'refused'

/** Goes on with a replay of which something is there. Undefined where it is another file: then it begins anew. */
async function resume(context: Context, row: VideoRow, size: number): Promise<Begun | undefined> {
  const { accountDb } = context
  if (row.uploadId === null) return 'whole'
  if (row.size === size) {
    const lease = newSecret()
    const isTaken = await takeLease(accountDb, row.id, lease)
    return isTaken ? toUpload({ id: row.id, lease }, await readParts(accountDb, row.id)) : 'whole'
  }
  await discardVideo(context, row)
  return undefined
}

/** Begins, or goes on with, the upload of a part that `partsToKeep` named, as an MP4 of `size` bytes. */
export async function beginReplay(
  context: Context,
  { size, ...recording }: Recording & { size: number },
): Promise<Begun> {
  const { env, accountDb, brand, now } = context
  if (size > largest(context)) return 'refused'
  const found = await foundIn(context, recording)
  const part = found?.parts.find(({ from }) => from === recording.from)
  if (!found || !part) return 'refused'
  const { room, uid } = found
  const name = `${room.id}:${part.from}`
  const known = await findReplay(accountDb, name)
  const resumed = known && (await resume(context, known, size))
  if (resumed) return resumed
  for (const row of await readSurplus(accountDb, uid, REPLAYS_UNSENT_MAX - 1)) await discardVideo(context, row)
  const key = newKey()
  const { uploadId } = await env.UPLOADS.createMultipartUpload(nameOfFile({ uid, key }), {
    httpMetadata: { contentType: 'video/mp4' },
  })
  const match = part.matchId === null ? undefined : await readRow(context, part.matchId)
  const row = await insertReplay(accountDb, {
    ...{ uid, kind: 'replay', state: 'uploading', key, brand: brand ?? null, recording: name },
    title: plainLine(typeof room.title === 'string' ? room.title : '').slice(0, VIDEO_TITLE_CHARS_MAX),
    ...{ summary: '', language: room.language, roomId: room.id, pictureAt: part.from },
    ...(match ? ofMatch(match) : { gameId: room.gameId }),
    ...{ chapters: [], size, container: 'mp4', uploadId, lease: newSecret(), views: 0, heat: 0, revision: 0 },
    ...{ createdAt: now, updatedAt: now },
  } as const)
  if (row) return toUpload(row, [])
  // The same recording was sent at once by another: whoever comes last goes on.
  await uploadOf(env, { uid, key }, uploadId).abort()
  const other = await findReplay(accountDb, name)
  return (other && (await resume(context, other, size))) ?? 'refused'
}
