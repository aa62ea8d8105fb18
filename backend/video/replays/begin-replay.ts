import type { Context } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import { plainLine } from '#backend/core/plain-text.ts'
import { mayStream } from '#backend/identity/may-stream.ts'
import { keptOfRow } from '#backend/match/kept-rows.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readAired } from '#backend/room/past-broadcasts.store.ts'
import { findStreamRoom } from '#backend/room/streamer-rooms.store.ts'
import type { Upload } from '#contract/video.ts'
import { REPLAY_BYTES_MAX, REPLAYS_UNSENT_MAX, VIDEO_PART_BYTES, VIDEO_TITLE_CHARS_MAX } from '#contract/video-rules.ts'
import { deleteFiles, nameOfFile, newKey } from '../video-files.ts'
import type { VideoRow } from '../videos.store.ts'
import { deleteRow, readParts, takeLease } from '../written.store.ts'
import { type OnAirPart, onAirParts } from './on-air-parts.ts'
import { findReplay, insertReplay, readSurplus } from './replays.store.ts'

export interface Recording {
  room: number
  /** When its picture begins and ends. Milliseconds since the epoch. */
  from: number
  until: number
}

const bytesMaxOf = ({ env: { REPLAY_BYTES_MAX: set } }: Context): number =>
  set === undefined || set === '' ? REPLAY_BYTES_MAX : Number(set) || 0

/** The room of a recording; undefined where no replay is kept: it is hidden, or its streamer may not stream any more. */
async function roomOf(context: Context, id: number) {
  const found = await findStreamRoom(context.matchDb, id)
  if (!found || found.uid === null || found.room.visibility === 'hidden') return undefined
  return (await mayStream(context.accountDb, found.uid)) ? { room: found.room, uid: found.uid } : undefined
}

/** What of a recording becomes replays, in order of time. */
export async function partsToKeep(context: Context, { room, from, until }: Recording): Promise<OnAirPart[]> {
  if (bytesMaxOf(context) === 0 || !(await roomOf(context, room))) return []
  return onAirParts({ from, until }, await readAired(context.matchDb, room, { from, until }))
}

/** The upload of a replay; `whole`: it is there already; `refused`: it is not wanted, and never will be. */
export type Begun = Upload | 'whole' | 'refused'

const toUpload = async ({ accountDb }: Context, { id }: VideoRow, lease: string): Promise<Upload> => ({
  id,
  lease,
  partBytes: VIDEO_PART_BYTES,
  parts: (await readParts(accountDb, id)).map(({ part }) => part),
})

/** Goes on with a replay of which something is there. Undefined where it is another file: then it begins anew. */
async function resume(context: Context, row: VideoRow, size: number): Promise<Begun | undefined> {
  if (row.uploadId === null) return 'whole'
  if (row.size === size) {
    const lease = newSecret()
    return (await takeLease(context.accountDb, row.id, lease)) ? toUpload(context, row, lease) : 'whole'
  }
  await discard(context, row)
  return undefined
}

async function discard({ env, accountDb }: Context, row: VideoRow): Promise<void> {
  await deleteRow(accountDb, row.id)
  await deleteFiles(env, row)
}

/** Begins, or goes on with, the upload of a part that `partsToKeep` named, as an MP4 of `size` bytes. */
export async function beginReplay(context: Context, { size, ...recording }: Recording & { size: number }) {
  const { env, accountDb, brand, now } = context
  const part = (await partsToKeep(context, recording)).find(({ from }) => from === recording.from)
  const found = part && (await roomOf(context, recording.room))
  if (!found || size > bytesMaxOf(context)) return 'refused'
  const { room, uid } = found
  const name = `${room.id}:${part.from}`
  const known = await findReplay(accountDb, name)
  const resumed = known && (await resume(context, known, size))
  if (resumed) return resumed
  for (const row of await readSurplus(accountDb, uid, REPLAYS_UNSENT_MAX - 1)) await discard(context, row)
  const key = newKey()
  const { uploadId } = await env.UPLOADS.createMultipartUpload(nameOfFile({ uid, key }), {
    httpMetadata: { contentType: 'video/mp4' },
  })
  const match = part.matchId === null ? undefined : await readRow(context, part.matchId)
  const lease = newSecret()
  const row = await insertReplay(accountDb, {
    ...{ uid, kind: 'replay', state: 'uploading', key, brand: brand ?? null, recording: name },
    title: plainLine(typeof room.title === 'string' ? room.title : '').slice(0, VIDEO_TITLE_CHARS_MAX),
    ...{ summary: '', language: room.language, roomId: room.id, pictureAt: part.from },
    ...(match
      ? {
          ...{ gameId: match.gameId, matchId: match.id, match: keptOfRow(match) },
          ...{ homeId: match.home.id, awayId: match.away.id },
        }
      : { gameId: room.gameId }),
    ...{ chapters: [], size, container: 'mp4', uploadId, lease, views: 0, heat: 0, revision: 0 },
    ...{ createdAt: now, updatedAt: now },
  } as const)
  if (row) return toUpload(context, row, lease)
  // The same recording was sent at once by another: whoever comes last goes on.
  await env.UPLOADS.resumeMultipartUpload(nameOfFile({ uid, key }), uploadId).abort()
  const other = await findReplay(accountDb, name)
  return (other && (await resume(context, other, size))) ?? 'refused'
}
