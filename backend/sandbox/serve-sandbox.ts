import type { Hono, Context as HonoContext } from 'hono'
import { nowOf } from '#backend/core/clock.ts'
import { readBody } from '#backend/core/read-body.ts'
import type { ServerEnv } from '#backend/core/serve.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { act, actsAt, isAct, type Sandbox } from './acts.ts'
import { hasSandbox } from './has-sandbox.ts'
import { statementOf } from './notification.ts'
import { PAGE_HEADERS, sandboxPage } from './page.ts'
import { findPayment } from './sandbox-payments.store.ts'

const FORM_BYTES_MAX = 1000

type Send = (request: Request, c: HonoContext<ServerEnv>) => Response | Promise<Response>

function sandboxOf(c: HonoContext<ServerEnv>, send: Send): Sandbox {
  const brand = c.req.header('brand')
  return {
    env: c.env,
    accountDb: openAccountDatabase(c.env),
    now: nowOf(c.env),
    async deliver(body, headers) {
      const url = new URL('/pay/notify/sandbox', c.req.url)
      // Brought to the backend itself, past the site that would name the brand of the host.
      const init = { method: 'POST', body, headers: { ...headers, ...(brand ? { brand } : {}) } }
      return (await send(new Request(url, init), c)).status
    },
  }
}

/** `/pay/sandbox/<id>`: the page of a payment, where there is a sandbox. `send`: brings a request to the backend. */
export function serveSandbox(app: Hono<ServerEnv>, send: Send): void {
  app.get('/pay/sandbox/:id', async (c) => {
    if (!hasSandbox(c.env)) return c.notFound()
    const { accountDb, now } = sandboxOf(c, send)
    const payment = await findPayment(accountDb, c.req.param('id'))
    if (!payment) return c.notFound()
    const url = new URL(c.req.url)
    const statement = statementOf(payment, now)
    const answers = url.searchParams.get('answers')
    const note = answers && /^[\d ]{1,20}$/.test(answers) ? { note: `The shop answered: ${answers}` } : {}
    const { title, returnTo } = payment
    const address = url.origin + url.pathname
    const page = sandboxPage({ statement, title, returnTo, address, acts: actsAt(statement.status), ...note })
    return c.body(page, 200, PAGE_HEADERS)
  })
  app.post('/pay/sandbox/:id', async (c) => {
    if (!hasSandbox(c.env)) return c.notFound()
    const bytes = await readBody(c.req.raw, FORM_BYTES_MAX)
    const name = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array())).get('act') ?? ''
    if (!isAct(name)) return c.text('no such act', 400)
    const answers = await act(sandboxOf(c, send), c.req.param('id'), name)
    if (!answers) return c.text('not possible any more', 409)
    const path = new URL(c.req.url).pathname
    return c.redirect(answers.length > 0 ? `${path}?answers=${answers.join('+')}` : path, 303)
  })
}
