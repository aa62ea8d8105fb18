import { type Context, Hono } from 'hono'
import { isChannel, isGround, RENDITIONS } from '#backend/media/channels.ts'
import { masterPlaylist, mediaPlaylist } from '#backend/media/playlist.ts'

/**
 * `/media/<channel>/<ground>/master.m3u8` and `/media/<channel>/<ground>/<rendition>.m3u8`; without a ground, as in
 * older records of rooms, a field. The segments are static files.
 */
export function createMediaRoutes(now: () => number): Hono {
  const answer = (c: Context, channel: string, ground: string, file: string): Response => {
    const name = file.replace(/\.m3u8$/, '')
    const rendition = RENDITIONS.find(({ id }) => id === name)
    if (!isChannel(channel) || !isGround(ground)) return notFound(c)
    if (name === 'master') return playlist(c, masterPlaylist(), 60)
    return rendition ? playlist(c, mediaPlaylist({ ground, rendition, now: now() }), 1) : notFound(c)
  }
  return new Hono()
    .get('/media/:channel/:file{[a-z0-9]+\\.m3u8}', (c) =>
      answer(c, c.req.param('channel'), 'field', c.req.param('file')),
    )
    .get('/media/:channel/:ground/:file{[a-z0-9]+\\.m3u8}', (c) =>
      answer(c, c.req.param('channel'), c.req.param('ground'), c.req.param('file')),
    )
}

export const mediaRoutes = createMediaRoutes(() => Date.now())

function playlist(c: Context, text: string, maxAgeSeconds: number): Response {
  return c.body(text, 200, {
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    'access-control-allow-origin': '*',
  })
}

function notFound(c: Context): Response {
  return c.text('no such playlist', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
}
