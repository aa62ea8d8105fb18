import type { Hono } from 'hono'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { failure, type ServerEnv } from '#backend/core/serve.ts'
import type { Sender } from './message.ts'
import { insertMessage, listOutbox } from './outbox.store.ts'

/** Whether messages are kept for everybody to read: on local runs, where the setting says so. */
export const hasOutbox = ({ ENVIRONMENT, OUTBOX }: Pick<Env, 'ENVIRONMENT' | 'OUTBOX'>): boolean =>
  ENVIRONMENT === 'local' && OUTBOX === '1'

/** Stores messages instead of sending them, for local runs. */
export const outboxSender =
  ({ accountDb, now }: Pick<Context, 'accountDb' | 'now'>): Sender =>
  async (message) => {
    await insertMessage(accountDb, message, now)
    return true
  }

/** `GET /java/dev/outbox?to=<address>`: where there is an outbox. */
export function serveOutbox(app: Hono<ServerEnv>): void {
  app.get('/dev/outbox', async (c) => {
    const { accountDb, env } = c.get('context')
    if (!hasOutbox(env)) return c.json(failure('not_found', 'no such call'), 404)
    const rows = await listOutbox(accountDb, (c.req.query('to') ?? '').trim().toLowerCase())
    const list = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() }))
    return c.json({ status: 'success', result: { list }, code: 200 })
  })
}
