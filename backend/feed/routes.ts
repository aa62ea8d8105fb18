import type { Hono, Context as HonoContext } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { readImportedMatch } from './importers/read-imported.ts'
import { receiveImport } from './importers/receive-import.ts'
import { receivePush } from './push/receive-push.ts'
import { isSigned } from './push/signature.ts'

const PUSH_BYTES_MAX = 256 * 1024
const ASKED_BYTES_MAX = 1024
const IMPORT_BYTES_MAX = 4 * 1024 * 1024

type Receive = (env: Env, body: unknown, now: number) => Promise<Response>

/** Checks the signature of a request and passes its body on. Signatures use the real clock, also in tests. */
const signed =
  (bytesMax: number, receive: Receive) =>
  async (c: HonoContext<ServerEnv>): Promise<Response> => {
    const { FEED_SECRET: secret } = c.env
    if (!secret) return c.json({ error: 'this feed is switched off' }, 404)
    const bytes = await readBody(c.req.raw, bytesMax)
    if (bytes === null) return c.json({ error: 'too large' }, 413)
    const text = new TextDecoder().decode(bytes)
    if (!(await isSigned(secret, c.req.raw.headers, text, Date.now()))) return c.json({ error: 'bad signature' }, 401)
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return c.json({ error: 'body is not JSON' }, 400)
    }
    return receive(c.env, body, nowOf(c.env))
  }

/**
 * `/feed/push` for a provider's events, `/feed/import` for imported seasons, `/feed/match` to read a stored match with its
 * log; all signed.
 */
export function serveFeed(app: Hono<ServerEnv>): void {
  app.post('/feed/push', signed(PUSH_BYTES_MAX, receivePush))
  app.post('/feed/import', signed(IMPORT_BYTES_MAX, receiveImport))
  app.post('/feed/match', signed(ASKED_BYTES_MAX, readImportedMatch))
}
