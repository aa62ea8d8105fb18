import type { Hono } from 'hono'
import type { ServerEnv } from '#backend/core/serve.ts'
import { CONTENT_TYPES, findPicture, PICTURE_FOLDERS } from './stored-pictures.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
/** The path changes with the picture. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** `/media/<articles|avatars|brands|plans|streamers>/<article, brand or uid>/<name>.<jpg|png>`; the headers keep browsers from treating it as anything but a picture. */
export const servePictures = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.get(
    `/media/:folder{(?:${PICTURE_FOLDERS.join('|')})}/:owner{[0-9a-z-]+}/:file{[0-9a-f]+\\.(?:jpg|png)}`,
    async (c) => {
      const { pathname } = new URL(c.req.url)
      const etag = `"${c.req.param('file').split('.')[0]}"`
      const found = await findPicture(c.env, pathname)
      if (!found) return c.text('no such picture', 404, { ...HEADERS, 'cache-control': 'no-store' })
      const headers = { ...HEADERS, 'cache-control': CACHE_CONTROL, etag }
      if (c.req.header('if-none-match') === etag) {
        await found.body.cancel()
        return c.body(null, 304, headers)
      }
      const ext = pathname.endsWith('.png') ? 'png' : 'jpg'
      return c.body(found.body, 200, {
        ...headers,
        'content-type': CONTENT_TYPES[ext],
        'content-length': String(found.size),
      })
    },
  )
