import type { Hono } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { Env } from '#backend/core/env.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { isMediaSecret } from '#backend/media/media-secret.ts'
import { logError } from '#contract/log-error.ts'
import { applyEvent } from './apply-event.ts'
import { MEDIA_SERVERS, readHook, type StreamEvent } from './read-hook.ts'
import { applyNotification, readNotification } from './stream-inputs.ts'

const BODY_BYTES_MAX = 16 * 1024

type Working = Parameters<typeof applyEvent>[0]

/** A picture that goes on is not cut because this side fails for a moment: nginx takes any other answer for a no. */
async function allows(working: Working, event: StreamEvent): Promise<boolean> {
  try {
    return await applyEvent(working, event)
  } catch (error) {
    if (event.event !== 'goes_on') throw error
    logError({ event: 'stream_not_kept', room: event.roomId }, error)
    return true
  }
}

const workingOf = (env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Working => ({
  env,
  accountDb: openAccountDatabase(env),
  matchDb: openMatchDatabase(env),
  now: nowOf(env),
  defer: deferOn(ctx),
})

/**
 * `POST /media/hook/cloudflare`, with MEDIA_SECRET in `cf-webhook-auth`: a notification of Cloudflare Stream. It asks for
 * nothing: what is not let in is closed. An answer other than 200 lets it be sent again.
 */
export const serveStreamNews = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.post('/media/hook/cloudflare', async (c) => {
    const { env, executionCtx } = c
    if (!(await isMediaSecret(env, c.req.header('cf-webhook-auth') ?? ''))) return c.notFound()
    const bytes = await readBody(c.req.raw, BODY_BYTES_MAX)
    const news = bytes && readNotification(new TextDecoder().decode(bytes))
    if (news) await applyNotification(workingOf(env, executionCtx), news)
    return c.json({ code: 0 })
  })

/**
 * `POST /media/hook/<server>/<MEDIA_SECRET>`: what a media server tells (docs/ingest.md). 200 lets a picture in, 403 keeps it
 * out or cuts it; SRS wants the code 0 in the body too.
 */
export const serveHooks = (app: Hono<ServerEnv>): Hono<ServerEnv> =>
  app.post(`/media/hook/:server{(?:${MEDIA_SERVERS.join('|')})}/:secret{[^/]{1,200}}`, async (c) => {
    const { env, executionCtx } = c
    if (!(await isMediaSecret(env, c.req.param('secret')))) return c.notFound()
    const bytes = await readBody(c.req.raw, BODY_BYTES_MAX)
    const server = MEDIA_SERVERS.find((each) => each === c.req.param('server'))
    const event = bytes && server ? readHook(server, new TextDecoder().decode(bytes)) : null
    const isAllowed = event !== null && (await allows(workingOf(env, executionCtx), event))
    return c.json({ code: isAllowed ? 0 : 1 }, isAllowed ? 200 : 403)
  })
