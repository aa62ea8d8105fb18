import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import worker from '#backend/index.ts'
import { ERRORS } from '#contract/errors.ts'
import { loginCalls } from '#contract/login.ts'
import { matchCalls } from '#contract/match.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, mailedCode } from '#tests/support/backend/codes.ts'
import { settled } from '#tests/support/backend/ledger.ts'
import { deferOn } from './defer.ts'
import type { Env } from './env.ts'

const EMAIL = 'her@example.org'
function brokenBy(message: string): D1Database {
  const fail = () => {
    throw new Error(message)
  }
  const database = { prepare: fail, batch: fail, withSession: () => database }
  return database as unknown as D1Database
}
const lost = brokenBy('D1_ERROR: Network connection lost.')

async function linesOf(work: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await work()
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return lines
}

async function answerWith(
  database: D1Database,
  ids: Record<string, string> = {},
): Promise<{ status: number; envelope: unknown }> {
  const request = new Request('http://site.test/java/v1/user/info', { headers: { token: EMAIL, ...ids } })
  const ctx = createExecutionContext()
  const response = await worker.fetch(request as Request<unknown, never>, { ...testEnv, ACCOUNTS: database }, ctx)
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

test('a query that is wrong is a bug, of which the caller learns the id of the request', async () => {
  const lines = await linesOf(async () => {
    const { status, envelope } = await answerWith(brokenBy('D1_ERROR: no such table: x: SQLITE_ERROR'))
    expect(status).toBe(500)
    expect(envelope).toMatchObject({
      status: 'fail',
      errorCode: ERRORS.internal.code,
      errorMsg: expect.stringMatching(/^request [\da-f-]{36}$/),
    })
  })
  expect(JSON.parse(lines)).toMatchObject({ event: 'call_failed', error: expect.stringContaining('D1_ERROR') })
})

test('the id is that which the site gave the request, unless it looks like none', async () => {
  const broken = brokenBy('D1_ERROR: no such table: x: SQLITE_ERROR')
  const errorWith = async (id: string) =>
    ((await answerWith(broken, { 'x-request-id': id })).envelope as { errorMsg: string }).errorMsg
  await linesOf(async () => {
    expect(await errorWith('a1b2c3d4e5f60718-FRA')).toBe('request a1b2c3d4e5f60718-FRA')
    expect(await errorWith('","event":"forged')).toMatch(/^request [\da-f-]{36}$/)
  })
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

const signUp = async (settings: Partial<Env>) => {
  const email = `halved${Date.now()}@example.org`
  const asked = { address: freshAddress(), settings }
  const checkCode = await mailedCode(email, asked)
  return call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
}
const healthWith = async (settings: Partial<Env>) => (await send('/internal/health', {}, { settings })).json()

test('without the database of accounts matches are listed, and nobody who is signed in becomes a guest', async () => {
  const { token } = await makeUser()
  const settings = { ACCOUNTS: lost }
  expect((await call(matchCalls.listUpcomingMatches, {}, { settings })).matches.length).toBeGreaterThan(0)
  const lines = await linesOf(async () => {
    for (const entry of [userCalls.getUser, matchCalls.listUpcomingMatches])
      expect((await envelopeOf(entry, {}, { token, settings })).errorMsg).toBe('unavailable')
  })
  expect(lines).toContain('platform_failed')
  expect(await healthWith(settings)).toEqual({
    database: true,
    accounts: false,
    ledger: true,
    objects: true,
    books: true,
  })
})

test('without the copy of the ledger users register, see their balance, and can spend it', async () => {
  const settings = { LEDGER: lost }
  const { token, uid } = await signUp(settings)
  expect(await call(userCalls.getBalance, {}, { token, settings })).toEqual({ gold: 200, diamond: 0 })
  expect((await call(userCalls.getUser, {}, { token, settings })).user).toMatchObject({ uid, own: { gold: 200 } })
  await linesOf(async () => {
    expect((await envelopeOf(userCalls.listBalanceRecords, {}, { token, settings })).errorMsg).toBe('unavailable')
  })
  expect(await healthWith(settings)).toEqual({
    database: true,
    accounts: true,
    ledger: false,
    objects: true,
    books: true,
  })
})

test('a page shows the balance of the copy when the account does not answer', async () => {
  const { token, uid } = await signUp({})
  await settled([`user:${uid}`])
  const getByName = () => ({ balance: () => Promise.reject(new Error('no answer')) })
  const settings = { COIN_ACCOUNTS: { getByName } as unknown as Env['COIN_ACCOUNTS'] }
  const lines = await linesOf(async () => {
    expect(await call(userCalls.getBalance, {}, { token, settings })).toEqual({ gold: 200, diamond: 0 })
  })
  expect(lines).toContain('account_did_not_answer')
})

test('without the database of matches users register and see their own account', async () => {
  const settings = { DB: lost }
  const { token, uid } = await signUp(settings)
  expect((await call(userCalls.getUser, {}, { token, settings })).user.uid).toBe(uid)
  await linesOf(async () => {
    expect((await envelopeOf(matchCalls.listUpcomingMatches, {}, { settings })).errorMsg).toBe('unavailable')
  })
  expect(await healthWith(settings)).toEqual({
    database: false,
    accounts: true,
    ledger: true,
    objects: true,
    books: true,
  })
})
