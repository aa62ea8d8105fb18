import { type Context, Hono } from 'hono'
import { isChannel, isGround, needsKey, RENDITIONS } from '#backend/media/channels.ts'
import { isKeyFor } from '#backend/media/media-key.ts'
import { masterPlaylist, mediaPlaylist } from '#backend/media/playlist.ts'

/**
 * `/media/<channel>/<ground>/master.m3u8` and `/media/<channel>/<ground>/<rendition>.m3u8`; without a ground, as in
 * older records of rooms, a field. Channels for members are behind `/media/k/<key>`. The segments are static files.
 */
export function createMediaRoutes(now: () => number, secret: string): Hono {
  const answer = (c: Context, channel: string, ground: string, file: string, hasKey: boolean): Response => {
    const name = file.replace(/\.m3u8$/, '')
    const rendition = RENDITIONS.find(({ id }) => id === name)
    if (!isChannel(channel) || !isGround(ground) || needsKey(channel) !== hasKey) return notFound(c)
    if (name === 'master') return playlist(c, masterPlaylist(), hasKey ? 'private' : 'public', 60)
    if (!rendition) return notFound(c)
    return playlist(c, mediaPlaylist({ ground, rendition, now: now() }), hasKey ? 'private' : 'public', 1)
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
      return (await isKeyFor(secret, key, channel, ground, now()))
        ? answer(c, channel, ground, file, true)
        : notFound(c)
    })
}

function playlist(c: Context, text: string, kept: 'public' | 'private', maxAgeSeconds: number): Response {
  return c.body(text, 200, {
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': `${kept}, max-age=${maxAgeSeconds}`,
    'access-control-allow-origin': '*',
  })
}

function notFound(c: Context): Response {
  return c.text('no such playlist', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
}
