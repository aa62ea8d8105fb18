import { type Context, Hono } from 'hono'
import { isChannel, RENDITIONS } from '#backend/media/channels.ts'
import { masterPlaylist, mediaPlaylist } from '#backend/media/playlist.ts'

/** `/media/<channel>/master.m3u8` and `/media/<channel>/<rendition>.m3u8`. The segments are static files. */
export function createMediaRoutes(now: () => number): Hono {
  return new Hono().get('/media/:channel/:file{[a-z0-9]+\\.m3u8}', (c) => {
    const name = c.req.param('file').replace(/\.m3u8$/, '')
    const rendition = RENDITIONS.find(({ id }) => id === name)
    if (!isChannel(c.req.param('channel'))) return notFound(c)
    if (name === 'master') return playlist(c, masterPlaylist(), 60)
    return rendition ? playlist(c, mediaPlaylist({ rendition, now: now() }), 1) : notFound(c)
  })
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
