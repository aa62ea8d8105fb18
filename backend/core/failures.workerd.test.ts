import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import worker from '#backend/index.ts'
import { ERRORS } from '#contract/errors.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { deferOn } from './defer.ts'

const EMAIL = 'her@example.org'
const brokenBy = (message: string) =>
  ({
    prepare: () => {
      throw new Error(message)
    },
  }) as unknown as D1Database
const lost = brokenBy('D1_ERROR: Network connection lost.')

async function linesOf(work: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await work()
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return lines
}

async function answerWith(database: D1Database): Promise<{ status: number; envelope: unknown }> {
  const request = new Request('http://site.test/java/v1/user/info', { headers: { token: EMAIL } })
  const ctx = createExecutionContext()
  const response = await worker.fetch(request as Request<unknown, never>, { ...testEnv, DB: database }, ctx)
  await waitOnExecutionContext(ctx)
  return { status: response.status, envelope: await response.json() }
}

for (const message of [
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'internal error; reference = a1b2c3',
])
  test(`a database that is away (${message}) is answered as unavailable, even before a call is reached`, async () => {
    const lines = await linesOf(async () => {
      const { status, envelope } = await answerWith(brokenBy(message))
      expect(status).toBe(503)
      expect(envelope).toMatchObject({ status: 'fail', errorCode: ERRORS.unavailable.code, errorMsg: 'unavailable' })
    })
    expect(JSON.parse(lines)).toMatchObject({ event: 'platform_failed', error: expect.stringContaining(message) })
  })

test('a query that is wrong is a bug, of which the caller learns a request id', async () => {
  const lines = await linesOf(async () => {
    const { status, envelope } = await answerWith(brokenBy('D1_ERROR: no such table: x: SQLITE_ERROR'))
    expect(status).toBe(500)
    expect(envelope).toMatchObject({
      status: 'fail',
      errorCode: ERRORS.internal.code,
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
    deferOn(ctx)(drizzle(lost).insert(accounts).values(row).execute())
    await waitOnExecutionContext(ctx)
  })
  expect(JSON.parse(lines)).toMatchObject({ event: 'deferred_failed', error: expect.stringContaining('D1_ERROR') })
  expect(lines).not.toContain(EMAIL)
})
