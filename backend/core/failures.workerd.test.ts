import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/schema/accounts.ts'
import worker from '#backend/index.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { deferOn } from './defer.ts'

const EMAIL = 'her@example.org'
const broken = {
  prepare: () => {
    throw new Error('D1_ERROR: no such table')
  },
} as unknown as D1Database

async function linesOf(work: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await work()
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return lines
}

test('a database that is away is answered in the envelope, even before a call is reached', async () => {
  const lines = await linesOf(async () => {
    const request = new Request('http://site.test/java/v1/user/info', { headers: { token: EMAIL } })
    const ctx = createExecutionContext()
    const response = await worker.fetch(request as Request<unknown, never>, { ...testEnv, DB: broken }, ctx)
    await waitOnExecutionContext(ctx)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      status: 'fail',
      errorMsg: expect.stringMatching(/^request [\da-f-]{36}$/),
    })
  })
  expect(JSON.parse(lines)).toMatchObject({ requestId: expect.any(String), error: expect.stringContaining('D1_ERROR') })
})

test('work after the answer that fails is one line, without the values of its query', async () => {
  const ctx = createExecutionContext()
  const lines = await linesOf(async () => {
    const now = Date.now()
    const row = { username: 'x', nameKey: 'x', email: EMAIL, createdAt: now, uid: null as unknown as number }
    deferOn(ctx)(drizzle(broken).insert(accounts).values(row).execute())
    await waitOnExecutionContext(ctx)
  })
  expect(JSON.parse(lines)).toMatchObject({ event: 'deferred_failed', error: expect.stringContaining('D1_ERROR') })
  expect(lines).not.toContain(EMAIL)
})
