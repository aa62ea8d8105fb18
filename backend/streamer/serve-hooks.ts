import type { Hono } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import { deferOn } from '#backend/core/defer.ts'
import { digestOf, isSameDigest } from '#backend/core/digest.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { applyEvent } from './apply-event.ts'
import { MEDIA_SERVERS, readHook, type StreamEvent } from './read-hook.ts'

const BODY_BYTES_MAX = 16 * 1024

/** Digests are compared, so that the time tells nothing of the length either. */
const isSecret = async (expected: string | undefined, given: string): Promise<boolean> =>
  expected !== undefined && expected !== '' && isSameDigest(await digestOf(expected), await digestOf(given))

/** A picture that goes on is not cut because this side fails for a moment: nginx takes any other answer for a no. */
async function allows(working: Parameters<typeof applyEvent>[0], event: StreamEvent): Promise<boolean> {
  try {
    return await applyEvent(working, event)
  } catch (error) {
    if (event.event !== 'goes_on') throw error
    logError({ event: 'stream_not_kept', room: event.roomId }, error)
    return true
  }
}

/**
 * `POST /media/hook/<server>/<MEDIA_SECRET>`: what a media server tells (docs/ingest.md). 200 lets a picture in, 403 keeps it
 * out or cuts it; SRS wants the code 0 in the body too.
 */
export const serveHooks = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.post(`/media/hook/:server{(?:${MEDIA_SERVERS.join('|')})}/:secret{[^/]{1,200}}`, async (c) => {
    const { env, executionCtx } = c
    if (!(await isSecret(env.MEDIA_SECRET, c.req.param('secret')))) return c.notFound()
    const bytes = await readBody(c.req.raw, BODY_BYTES_MAX)
    const server = MEDIA_SERVERS.find((each) => each === c.req.param('server'))
    const event = bytes && server ? readHook(server, new TextDecoder().decode(bytes)) : null
    const working = {
      env,
      accountDb: openAccountDatabase(env),
      matchDb: openMatchDatabase(env),
      now: nowOf(env),
      defer: deferOn(executionCtx),
    }
    const isAllowed = event !== null && (await allows(working, event))
    return c.json({ code: isAllowed ? 0 : 1 }, isAllowed ? 200 : 403)
  })
