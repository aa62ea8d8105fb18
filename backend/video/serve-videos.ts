import type { Hono, Context as HonoContext } from 'hono'
import { audienceOf } from '#backend/core/audience.ts'
import { nowOf } from '#backend/core/clock.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { nearestReplica, openAccountDatabase } from '#backend/db/database.ts'
import { viewerOf } from '#backend/identity/viewer.ts'
import { groundOf, RENDITIONS } from '#backend/media/channels.ts'
import { masterPlaylist, pastPlaylist } from '#backend/media/playlist.ts'
import { gameById } from '#contract/games.ts'
import { VIDEO_TYPES } from '#contract/video-rules.ts'
import { rangeOf } from './byte-range.ts'
import { nameOfFile } from './video-files.ts'
import { findByKey, type VideoRow } from './videos.store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findByKey>>>

/** No longer than a day, so that what is taken off does not stay in browsers. */
const PUBLIC = 'public, max-age=86400, immutable'
const PRIVATE = 'private, no-store'
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const notFound = (c: HonoContext): Response => c.text('no such video', 404, { ...HEADERS, 'cache-control': 'no-store' })

/** Whether everybody who comes from this brand may see a video. */
async function isPublic(c: HonoContext<ServerEnv>, { state, brand, simulated, isAuthorShown }: Found) {
  if (state !== 'published' || !isAuthorShown) return false
  const asking = c.req.header('brand')
  if (brand !== null && brand !== asking) return false
  return simulated === null || (await audienceOf(c, asking)).isDemo
}

/** Its author sees a video in any state, staff once it was sent. */
async function mayPreview(c: HonoContext<ServerEnv>, { uid, state }: Found): Promise<boolean> {
  const token = c.req.header('token')
  if (!token) return false
  const viewer = await viewerOf(openAccountDatabase(c.env), token, nowOf(c.env), deferOn(c.executionCtx))
  if (!viewer) return false
  if (state !== 'off' && viewer.uid === uid) return true
  return state !== 'uploading' && viewer.roles.includes('administrator')
}

const TYPES = Object.fromEntries(Object.entries(VIDEO_TYPES).map(([type, container]) => [container, type]))

async function sendFile(c: HonoContext<ServerEnv>, row: VideoRow, cacheControl: string): Promise<Response> {
  const { size, container, key } = row
  const etag = `"${key}"`
  const headers = {
    ...HEADERS,
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'content-type': TYPES[container] ?? 'application/octet-stream',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  // The file of a key never changes: only another one's tag, or a date, does not fit.
  const condition = c.req.header('if-range')
  const range = rangeOf(condition === undefined || condition === etag ? c.req.header('range') : undefined, size)
  if (range === 'none') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const [from, to] = range === 'all' ? [0, size - 1] : [range.from, range.to]
  const own = { ...headers, 'content-length': String(to - from + 1) }
  const isHead = c.req.method === 'HEAD'
  const found = isHead
    ? await c.env.UPLOADS.head(nameOfFile(row))
    : await c.env.UPLOADS.get(nameOfFile(row), { range: { offset: from, length: to - from + 1 } })
  if (!found) return notFound(c)
  const body = 'body' in found ? (found as R2ObjectBody).body : null
  if (range === 'all') return new Response(body, { headers: own })
  return new Response(body, { status: 206, headers: { ...own, 'content-range': `bytes ${from}-${to}/${size}` } })
}

function sendPlaylist(c: HonoContext, row: VideoRow, file: string, cacheControl: string): Response {
  const headers = { ...HEADERS, 'cache-control': cacheControl, 'content-type': 'application/vnd.apple.mpegurl' }
  if (file === 'master.m3u8') return c.body(masterPlaylist(), 200, headers)
  const rendition = RENDITIONS.find(({ id }) => file === `${id}.m3u8`)
  const game = gameById(row.gameId ?? 0)
  if (!rendition || !game || row.pictureAt === null || row.seconds === null) return notFound(c)
  const { pictureAt: from, seconds } = row
  return c.body(pastPlaylist({ ground: groundOf(game), rendition, from, seconds }), 200, headers)
}

/**
 * `/media/videos/<key>/video.<mp4|webm>`, of simulated ones `master.m3u8` and a playlist for each rendition. Nobody can guess the key;
 * all the same it opens only what the caller may see.
 */
export const serveVideos = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.get('/media/videos/:key{[0-9a-f]{32}}/:file{[a-z0-9]+\\.(?:mp4|webm|m3u8)}', async (c) => {
    const { key, file } = c.req.param()
    const db = openAccountDatabase(c.env)
    const known = await findByKey(nearestReplica(db), key)
    const isOpen = known !== undefined && (await isPublic(c, known))
    // A replica may not know yet what its author has just sent.
    const row = isOpen ? known : await findByKey(db, key)
    if (!row || row.uploadId !== null || !(isOpen || (await mayPreview(c, row)))) return notFound(c)
    const cacheControl = isOpen ? PUBLIC : PRIVATE
    if (row.container === 'hls') return sendPlaylist(c, row, file, cacheControl)
    return file === `video.${row.container}` ? sendFile(c, row, cacheControl) : notFound(c)
  })
