import { Hono, type Context as HonoContext } from 'hono'
import { routePath } from 'hono/route'
import { nowOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { AlertHint, Env } from '#backend/core/env.ts'
import type { LineBatch } from '#backend/core/ledger.ts'
import { requestId, withRequestId } from '#backend/core/request-id.ts'
import { failure, internalError, type ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { viewerOf } from '#backend/identity/viewer.ts'
import { clientNetwork } from '#contract/client-network.ts'
import { guardConsole } from '#contract/guard-console.ts'
import { languageOf } from '#contract/languages.ts'
import { BROWSER_CHARS_MAX, USER_AGENT_CHARS_MAX } from '#contract/visitor-limits.ts'
import { serveIdPhotos } from './admin/streamers.ts'
import { takeHints } from './alert/look-at-matches.ts'
import { chatRoute } from './chat/chat-route.ts'
import { copyLines } from './coins/copy-lines.ts'
import { runCron } from './crons.ts'
import { serveFeed } from './feed/routes.ts'
import { serveInternal } from './internal.ts'
import { admitViewer } from './live/admit-viewer.ts'
import { socketRoute } from './live/socket-route.ts'
import { createMediaRoutes } from './media/routes.ts'
import { inboxRoute } from './notice/inbox-route.ts'
import { coinLedger } from './payment/coin-ledger.ts'
import { serveNotifications } from './payment/serve-notifications.ts'
import { servePictures } from './picture/picture-route.ts'
import { serveCalls } from './routes.ts'
import { serveSandbox } from './sandbox/serve-sandbox.ts'
import { serveOutbox } from './sending/outbox.ts'
import { serveHooks, serveStreamNews } from './streamer/serve-hooks.ts'
import { servePlayback } from './streamer/serve-playback.ts'
import { serveReplays } from './video/replays/serve-replays.ts'
import { serveVideos } from './video/serve-videos.ts'

guardConsole(console, requestId)

export { ChatRelay } from './chat/chat-relay.ts'
export { ChatRoom } from './chat/chat-room.ts'
export { CoinAccount } from './coins/coin-account.ts'
export { PushedLog } from './feed/push/pushed-log.ts'
export { Relay } from './live/relay.ts'
export { RoomViewers } from './live/room-viewers.ts'
export { Topic } from './live/topic.ts'
export { Inbox } from './notice/inbox.ts'

/** As Cloudflare names it: ISO 3166, or `T1` for Tor. */
const COUNTRY = /^[A-Z][A-Z0-9]$/

async function contextOf(c: HonoContext<ServerEnv>): Promise<Context> {
  const token = c.req.header('token')
  const brand = c.req.header('brand')
  const host = c.req.header('site-host')
  const browser = c.req.header('browser')
  const loginFlow = c.req.header('login-flow')
  const country = c.req.header('cf-ipcountry') ?? (c.req.raw.cf?.country as string | undefined)
  const accountDb = openAccountDatabase(c.env)
  const now = nowOf(c.env)
  const defer = deferOn(c.executionCtx)
  return {
    env: c.env,
    matchDb: openMatchDatabase(c.env),
    accountDb,
    viewer: token ? await viewerOf(accountDb, token, now, defer) : null,
    ...(token ? { token } : {}),
    lan: languageOf(c.req.header('lan')),
    ...(brand ? { brand } : {}),
    ...(host ? { host } : {}),
    origin: new URL(c.req.url).origin,
    address: clientNetwork(c.req.header('cf-connecting-ip') ?? 'unknown'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_CHARS_MAX),
    ...(browser && browser.length <= BROWSER_CHARS_MAX ? { browser } : {}),
    ...(loginFlow ? { loginFlow } : {}),
    ...(country && COUNTRY.test(country) ? { country } : {}),
    now,
    defer,
  }
}

const java = new Hono<ServerEnv>()
java.use(async (c, next) => {
  c.set('context', await contextOf(c))
  await next()
})
serveCalls(java)
serveOutbox(java)
serveIdPhotos(java)
java.all('*', (c) => c.json(failure('not_found', 'no such call'), 404))

const app = new Hono<ServerEnv>()
app.onError((error, c) => internalError(c, routePath(c), error))
app.route('/java', java)
app.get('/ws/g', (c) => socketRoute(c.req.raw, c.env))
app.get('/ws/j', (c) => chatRoute(c.req.raw, c.env))
app.get('/ws/u', (c) => inboxRoute(c.req.raw, c.env))
serveFeed(app)
serveInternal(app, contextOf)
serveNotifications(app, coinLedger)
serveSandbox(app, (request, c) => app.fetch(request, c.env, c.executionCtx))
servePictures(app)
serveVideos(app)
serveReplays(app, contextOf)
serveHooks(app)
serveStreamNews(app)
servePlayback(app)
app.get('/media/*', (c) => {
  const { env, executionCtx } = c
  const token = c.req.header('token')
  const now = nowOf(env)
  const readViewer = async () => (token ? viewerOf(openAccountDatabase(env), token, now, deferOn(executionCtx)) : null)
  const looks = { env, matchDb: openMatchDatabase(env), now, readViewer }
  return createMediaRoutes({
    now: () => nowOf(env),
    secret: env.AUTH_SECRET,
    admit: (at, pass) => admitViewer(looks, at, pass),
  }).fetch(c.req.raw)
})

const isHints = (batch: MessageBatch<LineBatch | AlertHint>): batch is MessageBatch<AlertHint> =>
  batch.queue === 'grandstand-alerts'

const alertingOf = (env: Env, ctx: ExecutionContext) => ({
  env,
  matchDb: openMatchDatabase(env),
  accountDb: openAccountDatabase(env),
  now: nowOf(env),
  defer: deferOn(ctx),
})

export default {
  fetch: (request, env, ctx) => withRequestId(request, () => app.fetch(request, env, ctx)),
  queue: (batch, env, ctx) => {
    const bodies = batch.messages.map(({ body }) => body)
    return isHints(batch)
      ? takeHints(alertingOf(env, ctx), bodies as AlertHint[])
      : copyLines(env, bodies as LineBatch[])
  },
  scheduled: ({ cron }, env, ctx) => runCron(cron, env, ctx),
} satisfies ExportedHandler<Env, LineBatch | AlertHint>
