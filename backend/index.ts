import { drizzle } from 'drizzle-orm/d1'
import { Hono, type Context as HonoContext } from 'hono'
import { nowOf } from './clock.ts'
import type { Context, Env } from './context.ts'
import { tidyCalendar } from './feed/ensure-calendar.ts'
import { serveFeed } from './feed/routes.ts'
import { serveInternal } from './internal.ts'
import { socketRoute } from './live/socket-route.ts'
import { serveMatch } from './match/routes.ts'
import { createMediaRoutes } from './media/routes.ts'
import { failure, type ServerEnv } from './serve.ts'
import { serveUser } from './user/routes.ts'

export { Relay } from './live/relay.ts'
export { Topic } from './live/topic.ts'

function contextOf(c: HonoContext<ServerEnv>): Context {
  const token = c.req.header('token')
  return {
    env: c.env,
    db: drizzle(c.env.DB),
    // Accounts come with their issue: until then no token is anybody's.
    viewer: null,
    ...(token ? { token } : {}),
    lan: c.req.header('lan') ?? 'en_US',
    now: nowOf(c.env),
    defer: (work) => c.executionCtx.waitUntil(work),
  }
}

const java = new Hono<ServerEnv>()
java.use(async (c, next) => {
  c.set('context', contextOf(c))
  await next()
})
serveUser(java)
serveMatch(java)
java.all('*', (c) => c.json(failure('not_found', 'no such call'), 404))

const app = new Hono<ServerEnv>()
app.route('/java', java)
app.get('/ws/g', (c) => socketRoute(c.req.raw, c.env))
serveFeed(app)
serveInternal(app, contextOf)
app.get('/media/*', (c) => createMediaRoutes(() => nowOf(c.env)).fetch(c.req.raw))

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  scheduled(_controller, env, ctx) {
    const defer = (work: Promise<unknown>) => ctx.waitUntil(work)
    ctx.waitUntil(tidyCalendar({ db: drizzle(env.DB), env, defer }, nowOf(env)))
  },
} satisfies ExportedHandler<Env>
