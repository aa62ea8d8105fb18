import type { Hono, Context as HonoContext } from 'hono'
import { LRUCache } from 'lru-cache'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { linkOf, type PlaybackLink, stateOfLink } from '#backend/media/playback-link.ts'
import { findStreamRoom } from '#backend/room/streamer-rooms.store.ts'
import { clientNetwork } from '#contract/client-network.ts'
import { mayStream } from './may-stream.ts'
import { isMediaFile, rewritePlaylist } from './rewrite-playlist.ts'

const UNKEPT = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }
/** How long this isolate remembers a playlist, and who may see a room. */
const PLAYLIST_MS = 1000
const FACTS_MS = 2000
const PLAYLIST_BYTES_MAX = 64 * 1024

interface Facts {
  ownerUid: number | null
  /** Whether the room is seen by others than its streamer. */
  isOnAir: boolean
  /** Whether nobody may see it: it is hidden, or its streamer may not stream any more. */
  isHidden: boolean
  hasPicture: boolean
  until: number
}

const facts = new LRUCache<number, Facts>({ max: 2000 })
const playlists = new LRUCache<number, { text: string; until: number }>({ max: 500 })

async function factsOf(env: Env, roomId: number): Promise<Facts | undefined> {
  const known = facts.get(roomId)
  if (known && known.until > Date.now()) return known
  const found = await findStreamRoom(openMatchDatabase(env), roomId)
  if (!found) return undefined
  const { room, uid } = found
  const fresh = {
    ownerUid: uid,
    isOnAir: room.isOnAir,
    isHidden: room.visibility === 'hidden' || uid === null || !(await mayStream(openAccountDatabase(env), uid)),
    hasPicture: room.publishedAt !== null,
    until: Date.now() + FACTS_MS,
  }
  facts.set(roomId, fresh)
  return fresh
}

/** Whether the holder of a link may see the room's picture now: others than its streamer only while it is on air. */
async function maySee(env: Env, { roomId, uid }: PlaybackLink): Promise<boolean> {
  const found = await factsOf(env, roomId)
  return found !== undefined && !found.isHidden && (found.isOnAir || (uid !== 0 && uid === found.ownerUid))
}

/** The address of a file beside a room's playlist at the media server; undefined for another room's. */
function fileUrl({ MEDIA_HLS_URL = '' }: Env, roomId: number, name?: string): string | undefined {
  const folder = MEDIA_HLS_URL.slice(0, MEDIA_HLS_URL.lastIndexOf('/') + 1)
  const isShared = !folder.includes('{room}')
  if (name !== undefined && (!isMediaFile(name) || (isShared && !name.startsWith(`${roomId}-`)))) return undefined
  return (name === undefined ? MEDIA_HLS_URL : `${folder}${name}`).replaceAll('{room}', String(roomId))
}

/** What the media server answers; undefined when it is away or has no such file. */
async function ask({ MEDIA_SECRET = '' }: Env, url: string): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { headers: { 'x-media-secret': MEDIA_SECRET }, redirect: 'manual' })
    if (response.ok) return response
    await response.body?.cancel()
  } catch {
    // Refused or broken off: the player asks again.
  }
  return undefined
}

/** A media server writes its first playlist some seconds after a picture begins to come in. */
const FIRST_PLAYLIST_TRIES = 10
const TRY_MS = 600

/** The playlist at the media server; while a picture comes in the first one is waited for. */
async function askForPlaylist(env: Env, roomId: number, url: string): Promise<Response | undefined> {
  for (let time = 0; time < FIRST_PLAYLIST_TRIES; time++) {
    const response = await ask(env, url)
    if (response || !(await factsOf(env, roomId))?.hasPicture) return response
    await new Promise((resolve) => setTimeout(resolve, TRY_MS))
  }
  return undefined
}

async function playlistOf(env: Env, roomId: number): Promise<string | undefined> {
  const known = playlists.get(roomId)
  if (known && known.until > Date.now()) return known.text
  const url = fileUrl(env, roomId)
  const response = url && (await askForPlaylist(env, roomId, url))
  if (!response) return undefined
  const written = (await response.text()).slice(0, PLAYLIST_BYTES_MAX)
  const text = rewritePlaylist(written) ?? undefined
  if (text !== undefined) playlists.set(roomId, { text, until: Date.now() + PLAYLIST_MS })
  return text
}

const notFound = (c: HonoContext<ServerEnv>): Response => c.text('no such stream', 404, UNKEPT)

/** `/media/i/<key>/…`: the playlist and segments of a streamer's picture, for whom the link was made, as long as it is valid. */
export const servePlayback = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.get('/media/i/:key{[0-9a-f.]{1,200}}/:file', async (c) => {
    const { env } = c
    const { key, file } = c.req.param()
    if (!env.MEDIA_HLS_URL) return notFound(c)
    const link = await linkOf(env.AUTH_SECRET, key)
    const address = clientNetwork(c.req.header('cf-connecting-ip') ?? 'unknown')
    if (!link || (await stateOfLink(env.AUTH_SECRET, link, address, nowOf(env))) !== 'valid') return notFound(c)
    if (!(await maySee(env, link))) return notFound(c)
    if (file === 'index.m3u8') {
      const text = await playlistOf(env, link.roomId)
      return text === undefined
        ? notFound(c)
        : c.body(text, 200, { ...UNKEPT, 'content-type': 'application/vnd.apple.mpegurl' })
    }
    const url = fileUrl(env, link.roomId, file)
    const response = url === undefined ? undefined : await ask(env, url)
    if (!response?.body) return notFound(c)
    return c.body(response.body as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
      'content-type': file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4',
      'cache-control': 'private, max-age=60',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
  })
