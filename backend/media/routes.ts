import { type Context, Hono } from 'hono'
import { type Channel, isChannel, isGround, needsKey, partHoldBackOf, RENDITIONS } from '#backend/media/channels.ts'
import { isTrialKey, type LineAddress } from '#backend/media/media-key.ts'
import { type AwaitedMedia, availableAt, masterPlaylist, mediaPlaylist } from '#backend/media/playlist.ts'
import { Waiting } from '#backend/media/waiting.ts'
import { LINE_PASS_HEADER } from '#contract/line-pass.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Of this isolate. */
const waitingHere = new Waiting()

/** Whether a line for members may be played, and the pass for it where a new one is due. */
export type Admission = { isOpen: boolean; newPass?: string }

export interface MediaOptions {
  /** Milliseconds since the epoch. */
  now: () => number
  secret: string
  /** Decides about a playlist of a line for members that is asked for with this pass. */
  admit: (at: LineAddress, pass: string | undefined) => Promise<Admission>
  /** Waits for milliseconds. */
  wait?: typeof pause
  waiting?: Waiting
}

/**
 * `/media/<channel>/<ground>/master.m3u8` and `/media/<channel>/<ground>/<rendition>.m3u8`; without a ground, as in
 * older records of rooms, a field. Channels for members are behind `/media/m/<key>`, and for a trial behind
 * `/media/k/<key>`. The segments are static files. A playlist of a low-latency channel that is asked for what is not over
 * yet (`_HLS_msn`, `_HLS_part`) is answered when it is.
 */
export function createMediaRoutes({ now, secret, admit, wait = pause, waiting = waitingHere }: MediaOptions): Hono {
  const media = async (c: Context, channel: Channel, options: Omit<Parameters<typeof mediaPlaylist>[0], 'now'>) => {
    const kept = needsKey(channel) ? 'private' : 'public'
    const partHoldBackSeconds = partHoldBackOf(channel)
    if (partHoldBackSeconds === undefined) return playlist(c, mediaPlaylist({ ...options, now: now() }), kept, 1)
    const awaited = awaitedBy(c)
    const at = awaited === undefined ? 0 : awaited && availableAt(awaited, now())
    if (at === undefined || at === null) return refused(c)
    // Where too many wait, one gets what there is; a player then asks again without waiting.
    const waits = at > now() && waiting.enter(c.req.param('key') ?? '', at, now())
    if (waits) await wait(at - now())
    return playlist(
      c,
      mediaPlaylist({ ...options, partHoldBackSeconds, now: Math.max(waits ? at : 0, now()) }),
      kept,
      0,
    )
  }
  const answer = (c: Context, channel: string, ground: string, file: string, hasKey: boolean) => {
    const name = file.replace(/\.m3u8$/, '')
    const rendition = RENDITIONS.find(({ id }) => id === name)
    if (!isChannel(channel) || !isGround(ground) || needsKey(channel) !== hasKey) return notFound(c)
    if (name === 'master') return playlist(c, masterPlaylist(), hasKey ? 'private' : 'public', 60)
    return rendition ? media(c, channel, { ground, rendition }) : notFound(c)
  }
  return new Hono()
    .get('/media/:channel/:file{[a-z0-9]+\\.m3u8}', (c) =>
      answer(c, c.req.param('channel'), 'field', c.req.param('file'), false),
    )
    .get('/media/:channel/:ground/:file{[a-z0-9]+\\.m3u8}', (c) =>
      answer(c, c.req.param('channel'), c.req.param('ground'), c.req.param('file'), false),
    )
    .get('/media/k/:key/:channel/:ground/:file{[a-z0-9]+\\.m3u8}', async (c) => {
      const { key, channel, ground, file } = c.req.param()
      const isValid = () => isTrialKey(secret, key, channel, ground, now())
      const found = (await isValid()) ? await answer(c, channel, ground, file, true) : undefined
      // A playlist that was waited for may come after the end of its key.
      return found && (await isValid()) ? found : notFound(c)
    })
    .get('/media/m/:key/:channel/:ground/:file{[a-z0-9]+\\.m3u8}', async (c) => {
      const { key, channel, ground, file } = c.req.param()
      const { isOpen, newPass } = await admit({ key, channel, ground }, c.req.header(LINE_PASS_HEADER))
      if (!isOpen) return notFound(c)
      if (newPass !== undefined) c.header(LINE_PASS_HEADER, newPass)
      return answer(c, channel, ground, file, true)
    })
    .onError((error) => {
      throw error
    })
}

const NUMBER = /^\d{1,12}$/

/** What the request waits for: undefined for nothing, null where its parameters make no sense. */
function awaitedBy(c: Context): AwaitedMedia | null | undefined {
  const [segment, part] = [c.req.query('_HLS_msn'), c.req.query('_HLS_part')]
  if (segment === undefined) return part === undefined ? undefined : null
  if (!NUMBER.test(segment) || (part !== undefined && !NUMBER.test(part))) return null
  return { segment: Number(segment), part: part === undefined ? undefined : Number(part) }
}

function playlist(c: Context, text: string, kept: 'public' | 'private', maxAgeSeconds: number): Response {
  return c.body(text, 200, {
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': `${kept}, max-age=${maxAgeSeconds}`,
    'access-control-allow-origin': '*',
  })
}

const UNKEPT = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }

const refused = (c: Context): Response => c.text('nothing to wait for', 400, UNKEPT)

const notFound = (c: Context): Response => c.text('no such playlist', 404, UNKEPT)
