import type { Hono, Context as HonoContext } from 'hono'
import { LRUCache } from 'lru-cache'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { mayStream } from '#backend/identity/may-stream.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { linkOf, type PlaybackLink, stateOfLink } from '#backend/media/playback-link.ts'
import { accessOf, isForAll, mayPlay } from '#backend/room/source-access.ts'
import { findStreamRoom } from '#backend/room/streamer-rooms.store.ts'
import { isUnpaid, type PricedRoom } from '#backend/ticket/is-unpaid.ts'
import { clientNetwork } from '#contract/client-network.ts'
import type { SourceAccess } from '#contract/room.ts'
import { ask, fileUrl } from './media-server.ts'
import { PlacesToWait } from './places-to-wait.ts'
import { hasFile, heldBack, readPlaylist, type StreamPlaylist, timeInName, writePlaylist } from './rewrite-playlist.ts'

const UNKEPT = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }
/** How long this isolate remembers a playlist, and who may see a room. */
const PLAYLIST_MS = 1000
const FACTS_MS = 2000
/** How long the media server is not asked again, and how old a playlist may be that is given out meanwhile. */
const TRY_MS = 600
const STALE_MS = 4000
const PLAYLIST_BYTES_MAX = 64 * 1024

interface Facts extends PricedRoom {
  ownerUid: number | null
  /** Who may watch it at least; null: everybody. */
  access: SourceAccess | null
  /** Whether nobody may see it: it is hidden, or its streamer may not stream any more. */
  isHidden: boolean
  hasPicture: boolean
  /** Whether members see it sooner than others. */
  hasFast: boolean
  /** Since when the picture is for others than its streamer; null: it is not. Milliseconds since the epoch. */
  shownFrom: number | null
  until: number
}

const facts = new LRUCache<number, Facts>({ max: 2000 })

async function factsOf(env: Env, roomId: number): Promise<Facts | undefined> {
  const known = facts.get(roomId)
  if (known && known.until > Date.now()) return known
  const found = await findStreamRoom(openMatchDatabase(env), roomId)
  if (!found) return undefined
  const { room, uid, hasFast } = found
  const fresh = {
    id: room.id,
    price: room.price,
    airedAt: room.airedAt,
    ownerUid: uid,
    access: room.access,
    isHidden: room.visibility === 'hidden' || uid === null || !(await mayStream(openAccountDatabase(env), uid)),
    hasPicture: room.publishedAt !== null,
    hasFast,
    shownFrom: room.isOnAir ? room.startedAt : null,
    until: Date.now() + FACTS_MS,
  }
  facts.set(roomId, fresh)
  return fresh
}

/** How much later others see a picture that members see sooner, at most: two segments of our media server. */
const HELD_MS = 5000

/** What of a picture is given out. */
interface Shown {
  /** Nothing that begins before; milliseconds since the epoch. */
  from: number
  /** Nothing of so long before now. */
  heldMs: number
}

/**
 * What the holder of a link may see of the room's picture: its streamer all of it, others while it is on air, if it is open
 * to them, and nothing of what came in before. Null: nothing now.
 */
async function maySee(env: Env, link: PlaybackLink): Promise<Shown | null> {
  const { roomId, uid, isFast } = link
  const found = await factsOf(env, roomId)
  if (!found || found.isHidden) return null
  if (uid !== 0 && uid === found.ownerUid) return { from: 0, heldMs: 0 }
  const room = isFast ? { ...found, access: accessOf(found.access, 'vip') } : found
  const isOpen = found.shownFrom !== null && (!isFast || found.hasFast) && (await isOpenTo(env, room, link))
  return isOpen && found.shownFrom !== null
    ? { from: found.shownFrom, heldMs: found.hasFast && !isFast ? HELD_MS : 0 }
    : null
}

/** How long who was let in is not looked up again. */
const ADMITTED_MS = 60_000

/** Who was let in, or not, lately, by what the room asked for: whatever it asks for while links are out counts for them. */
const admitted = new LRUCache<string, { isOpen: Promise<boolean> }>({ max: 20_000, ttl: FACTS_MS })

/** Whether the holder of a link enters the room as it is now: by roles, by having paid, or for a look. */
function isOpenTo(env: Env, room: Facts, { uid, isTrial }: PlaybackLink): Promise<boolean> | boolean {
  const { id, access, price, airedAt, ownerUid } = room
  if (isTrial || (isForAll(access) && price === null)) return true
  if (uid === 0) return false
  const key = `${uid} ${id} ${airedAt} ${access} ${price}`
  const known = admitted.get(key)
  if (known) return known.isOpen
  const look = async () => {
    const [user, unpaid] = await Promise.all([findUser(openAccountDatabase(env), uid), isUnpaid(env, room, { uid })])
    const viewer = user && user.bannedAt === null ? { uid, roles: rolesAt(user, nowOf(env)) } : null
    return mayPlay(access, viewer, { ownerUid, isUnpaid: unpaid })
  }
  const isOpen = look()
  admitted.set(key, { isOpen })
  isOpen.then(
    (isIn) => isIn && admitted.set(key, { isOpen }, { ttl: ADMITTED_MS }),
    () => admitted.delete(key),
  )
  return isOpen
}

/** A room's playlist as this isolate read it last. */
interface Read {
  playlist: StreamPlaylist | undefined
  /** When the media server was asked last. */
  askedAt: number
  /** When the playlist was asked for. */
  readAt: number
}

const reads = new LRUCache<number, Read>({ max: 500 })

/** However many watch, the media server is asked once in a while: whoever comes in between gets what was read before. */
async function currentPlaylist(env: Env, roomId: number, url: string): Promise<StreamPlaylist | undefined> {
  const now = Date.now()
  const known = reads.get(roomId)
  const isFresh = known?.playlist !== undefined && now - known.readAt < PLAYLIST_MS
  if (known && (isFresh || now - known.askedAt < TRY_MS))
    return now - known.readAt < STALE_MS ? known.playlist : undefined
  reads.set(roomId, { playlist: known?.playlist, readAt: known?.readAt ?? 0, askedAt: now })
  const response = await ask(env, url)
  const written = response && (await response.text()).slice(0, PLAYLIST_BYTES_MAX)
  const playlist = (written !== undefined && readPlaylist(written, nowOf(env))) || undefined
  reads.set(roomId, { playlist, readAt: now, askedAt: now })
  return playlist
}

const written = (playlist: StreamPlaylist, { from, heldMs }: Shown): string | null => {
  const held = heldBack(playlist, heldMs)
  return heldMs > 0 && held.segments.length === 0 ? null : writePlaylist(held, from)
}

/** A media server writes its first playlist some seconds after a picture begins to come in. */
const FIRST_PLAYLIST_TRIES = 10
/** No segment is longer. */
const LONG_SEGMENT_MS = 10_000
const places = new PlacesToWait({ max: 100, perAddressMax: 4 })

/**
 * A room's playlist as far as it is shown. While a picture comes in its first one is waited for, by a few at once of each
 * address; the players of others ask again.
 */
async function playlistFor(env: Env, roomId: number, shown: Shown, address: string): Promise<string | undefined> {
  const url = fileUrl(env, roomId)
  const read = async () => {
    const playlist = url && (await currentPlaylist(env, roomId, url))
    return (playlist && written(playlist, shown)) ?? undefined
  }
  const text = await read()
  if (text !== undefined || !(await factsOf(env, roomId))?.hasPicture || !places.take(address)) return text
  try {
    for (let time = 1; time < FIRST_PLAYLIST_TRIES; time++) {
      await new Promise((resolve) => setTimeout(resolve, TRY_MS))
      const later = await read()
      if (later !== undefined || !(await factsOf(env, roomId))?.hasPicture) return later
    }
    return undefined
  } finally {
    places.leave(address)
  }
}

/** Whether a file belongs to what is shown: by the time in its name, else by the playlist. */
async function isShownFile(env: Env, roomId: number, shown: Shown, name: string): Promise<boolean> {
  const { from, heldMs } = shown
  if (from === 0) return true
  const time = timeInName(name)
  if (time !== undefined && time < from) return false
  // It began long enough ago, whatever it is as long as.
  if (time !== undefined && (heldMs === 0 || time < nowOf(env) - heldMs - LONG_SEGMENT_MS)) return true
  const url = fileUrl(env, roomId)
  const playlist = url && (await currentPlaylist(env, roomId, url))
  return hasFile((playlist && written(playlist, shown)) || '', name)
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
    const shown = await maySee(env, link)
    if (!shown) return notFound(c)
    if (file === 'index.m3u8') {
      const text = await playlistFor(env, link.roomId, shown, address)
      return text === undefined
        ? notFound(c)
        : c.body(text, 200, { ...UNKEPT, 'content-type': 'application/vnd.apple.mpegurl' })
    }
    const url = fileUrl(env, link.roomId, file)
    const isShown = url !== undefined && (await isShownFile(env, link.roomId, shown, file))
    const response = isShown ? await ask(env, url) : undefined
    if (!response?.body) return notFound(c)
    return c.body(response.body as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
      'content-type': file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4',
      'cache-control': 'private, max-age=60',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
  })
