import type { Hono } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import { deferOn } from '#backend/core/defer.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { applyReport } from './apply-report.ts'
import type { CoinLedger } from './ledger.ts'
import { logPayment } from './log-payment.ts'
import { findOrder } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Report } from './provider/provider.ts'
import { isSameAccount, providerNamed } from './provider/providers.ts'

const NOTIFICATION_BYTES_MAX = 128 * 1024

/** Notifications come through the site, which names the brand of the host; the settings of all brands have this name. */
const NO_BRAND = '*'

/** Does what a signed report says, if it is about an order of ours that this provider's account was to be paid for. */
async function receive(context: PaymentContext, name: string, brand: string, report: Report): Promise<void> {
  const order = Number.isSafeInteger(report.orderId) ? await findOrder(context.accountDb, report.orderId) : null
  const isOurs =
    order !== null &&
    order.provider === name &&
    isSameAccount(context, name, brand, order.brand) &&
    (report.reference === undefined || order.reference === null || order.reference === report.reference)
  if (isOurs) await applyReport(context, order, report)
  else logPayment('payment_order_unknown', { provider: name, brand, status: report.status })
}

/**
 * `/pay/notify/<provider>`: where payment providers say what became of payments. What they did not sign is not read. Any
 * answer but 200 makes a provider send it again, so what will never be of use is answered 200 too.
 */
export function serveNotifications(app: Hono<ServerEnv>, ledger: CoinLedger): void {
  app.post('/pay/notify/:provider', async (c) => {
    const defer = deferOn(c.executionCtx)
    const context = { env: c.env, accountDb: openAccountDatabase(c.env), now: nowOf(c.env), defer, ledger }
    const brand = c.req.header('brand') ?? NO_BRAND
    const provider = providerNamed(context, brand, c.req.param('provider'))
    if (!provider) return c.json({ error: 'no such provider' }, 404)
    const bytes = await readBody(c.req.raw, NOTIFICATION_BYTES_MAX)
    if (bytes === null) {
      logPayment('payment_notification_too_large', { provider: provider.name, brand })
      return c.json({ error: 'too large' }, 413)
    }
    // Signatures are of real time, also in tests.
    const report = await provider.read(new TextDecoder().decode(bytes), c.req.raw.headers, Date.now())
    if (report === 'forged') {
      logPayment('payment_notification_forged', { provider: provider.name, brand })
      return c.json({ error: 'bad signature' }, 400)
    }
    if (report !== 'other') await receive(context, provider.name, brand, report)
    return c.json({ received: true })
  })
}
