import type { Hono, Context as HonoContext } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { areBooksInOrder, auditLedger } from './coins/audit.ts'
import { openOldBalances } from './coins/open-balances.ts'
import { rebuildProjection } from './coins/rebuild.ts'
import { releaseLease } from './feed/calendar-lease.store.ts'
import { ensureCalendar, maintainCalendar } from './feed/ensure-calendar.ts'
import { createDemoAccounts, demoUidsOf, hasDemoAccounts } from './login/demo-accounts.ts'
import { createDemoGoods } from './mall/demo-goods.ts'
import { readMetrics } from './metrics/read-metrics.ts'
import { writeSimulatedNews } from './news/simulated/write-simulated.ts'
import { createDemoPlans } from './plan/simulated/demo-plans.ts'
import { sweepIndex } from './search/sweep-index.ts'
import { writeSimulatedVideos } from './video/simulated/write-simulated.ts'

const succeeds = (work: () => PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    )

const healthOf = async (env: Env): Promise<Record<string, boolean>> => {
  const { DB, ACCOUNTS, LEDGER, TOPICS } = env
  const [database, accounts, ledger, objects, books] = await Promise.all([
    succeeds(() => DB.prepare('select 1 from matches limit 1').first()),
    succeeds(() => ACCOUNTS.prepare('select 1 from accounts limit 1').first()),
    succeeds(() => LEDGER.prepare('select 1 from ledger_accounts limit 1').first()),
    succeeds(() => TOPICS.getByName('health').online()),
    // A database that is away says nothing of the books.
    areBooksInOrder(env, Date.now()).catch(() => true),
  ])
  return { database, accounts, ledger, objects, books }
}

/** A site that has just been started should have something to read and to watch. */
const FIRST_NEWS = { reports: 14, previews: 6 }
const FIRST_VIDEOS = 16

/** The demo account of an expert has plans, which others have bought. */
async function fillDemoExpert(context: Context): Promise<void> {
  const [expert, ...buyers] = await demoUidsOf(context, ['expert', 'vip', 'svip'])
  if (expert !== undefined) await createDemoPlans(context, expert, buyers)
}

/** Routes for the site Worker and the start script; the site does not forward visitors to them. */
export function serveInternal(app: Hono<ServerEnv>, contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>): void {
  app.get('/internal/health', async (c) => c.json(await healthOf(c.env)))
  // By the real clock, as those who watch.
  app.get('/internal/metrics', async (c) => c.json(await readMetrics(c.env, Date.now())))
  app.post('/internal/prepare', async (c) => {
    if (c.env.ENVIRONMENT !== 'local') return c.notFound()
    const context = await contextOf(c)
    // A start has the state folder for itself: no other version is alive.
    await releaseLease(context.matchDb)
    await Promise.all([
      ensureCalendar(context, context.now),
      ...(hasDemoAccounts(c.env) ? [createDemoAccounts(context), createDemoGoods(context)] : []),
    ])
    if (hasDemoAccounts(c.env)) context.defer(fillDemoExpert(context))
    context.defer(maintainCalendar(context, context.now))
    context.defer(writeSimulatedNews(context, FIRST_NEWS))
    context.defer(writeSimulatedVideos(context, FIRST_VIDEOS))
    context.defer(sweepIndex(context))
    context.defer(openOldBalances(context.env, context.accountDb, context.now))
    return c.json({ status: 'ok' })
  })
  app.post('/internal/ledger/audit', async (c) => {
    if (c.env.ENVIRONMENT !== 'local') return c.notFound()
    return c.json(await auditLedger(c.env, nowOf(c.env)))
  })
  app.post('/internal/ledger/rebuild', async (c) => {
    if (c.env.ENVIRONMENT !== 'local') return c.notFound()
    return c.json(await rebuildProjection(c.env, nowOf(c.env)))
  })
}
