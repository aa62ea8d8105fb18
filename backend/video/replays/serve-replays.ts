import type { Hono, Context as HonoContext } from 'hono'
import type { Context } from '#backend/core/context.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { isMediaSecret } from '#backend/media/media-secret.ts'
import { notify } from '#backend/notice/notify.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicture, storePicture } from '#backend/picture/stored-pictures.ts'
import { type } from '#contract/ark.ts'
import { VIDEO_PART_BYTES, VIDEO_POSTER_BYTES_MAX, VIDEO_POSTER_PX_MAX } from '#contract/video-rules.ts'
import { completeUpload, faultOfPart, storePart } from '../uploads.ts'
import { beginReplay, partsToKeep } from './begin-replay.ts'
import { findReplayById, setPoster } from './replays.store.ts'

const BODY_BYTES_MAX = 1024

const Time = 'number.integer > 0'
const Recorded = type({ room: 'number.integer > 0', from: Time, until: Time })
const Begin = Recorded.and({ size: 'number.integer > 0' })
const Complete = type({ id: 'number.integer > 0', lease: 'string <= 64' })

/** What the calls of the media server may say of themselves: docs/ingest.md. */
type Answer = object | 'moved' | 'invalid'
type Call = (context: Context, request: Request) => Promise<Answer>

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = await readBody(request, BODY_BYTES_MAX)
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const numberIn = (request: Request, name: string): number => Number(new URL(request.url).searchParams.get(name))

/** Which parts of a recording were on air: they are cut out, and sent. */
const parts: Call = async (context, request) => {
  const asked = Recorded(await bodyOf(request))
  if (asked instanceof type.errors) return 'invalid'
  return { parts: (await partsToKeep(context, asked)).map(({ from, until }) => ({ from, until })) }
}

/** Begins an upload, or goes on with it. */
const begin: Call = async (context, request) => {
  const asked = Begin(await bodyOf(request))
  if (asked instanceof type.errors) return 'invalid'
  const begun = await beginReplay(context, asked)
  return typeof begun === 'string' ? { state: begun } : { state: 'begun', ...begun }
}

/** One part of the file, as its body. */
const part: Call = async (context, request) => {
  const row = await findReplayById(context.accountDb, numberIn(request, 'id'))
  const lease = new URL(request.url).searchParams.get('lease')
  if (!row || row.uploadId === null || row.lease !== lease) return 'moved'
  const number = numberIn(request, 'part')
  const file = await readBody(request, VIDEO_PART_BYTES)
  if (!file || faultOfPart(row, number, file)) return 'invalid'
  return (await storePart(context, row, number, file)) ? { state: 'stored' } : 'moved'
}

/** All parts are there: the streamer is told. */
const complete: Call = async (context, request) => {
  const asked = Complete(await bodyOf(request))
  if (asked instanceof type.errors) return 'invalid'
  const row = await findReplayById(context.accountDb, asked.id)
  if (!row || row.uid === null) return { state: 'refused' }
  if (row.uploadId !== null && row.lease !== asked.lease) return 'moved'
  const outcome = await completeUpload(context, row)
  if (outcome === 'order_moved') return 'moved'
  if (outcome === 'wrong_file_type') return { state: 'refused' }
  await notify(context, row.uid, 'replay_ready', { videoId: row.id }, `video:${row.id}:ready`)
  return { state: 'whole' }
}

/** A frame that stands for the replay until its streamer chooses another. */
const poster: Call = async (context, request) => {
  const { env, accountDb } = context
  const row = await findReplayById(accountDb, numberIn(request, 'id'))
  if (!row || row.uid === null || row.poster !== null) return { state: 'refused' }
  const file = await readBody(request, VIDEO_POSTER_BYTES_MAX)
  const picture = file && readPicture(file, VIDEO_POSTER_PX_MAX)
  if (!picture) return 'invalid'
  const path = await storePicture(env, 'posters', row.uid, picture)
  if (await setPoster(accountDb, row.id, path)) return { state: 'stored' }
  await deletePicture(env, path)
  return { state: 'refused' }
}

const CALLS = { parts, begin, part, complete, poster } as const

const STATUS = { moved: 409, invalid: 400 } as const

/**
 * `POST /media/replay/<call>`, with MEDIA_SECRET as `x-media-secret`: what a media server recorded becomes a video of its
 * streamer, who publishes it (docs/ingest.md). 409: begin again; 400: never.
 */
export const serveReplays = (
  app: Hono<ServerEnv>,
  contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>,
): Hono<ServerEnv> =>
  app.post(`/media/replay/:call{(?:${Object.keys(CALLS).join('|')})}`, async (c) => {
    if (!(await isMediaSecret(c.env, c.req.header('x-media-secret') ?? ''))) return c.notFound()
    const answer = await CALLS[c.req.param('call') as keyof typeof CALLS](await contextOf(c), c.req.raw)
    return typeof answer === 'string' ? c.json({ state: answer }, STATUS[answer]) : c.json(answer)
  })
