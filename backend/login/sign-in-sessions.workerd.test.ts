import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { knownBrowsers } from '#backend/db/accounts/schema/known-browsers.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { loginCalls, type Session } from '#contract/login.ts'
import { userCalls } from '#contract/user.ts'
import { isOpen, makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { later } from '#tests/support/backend/codes.ts'
import { makeFullUser, tryPassword, visitor } from '#tests/support/backend/sign-in.ts'

const db = openAccountDatabase(testEnv)

test('headers of any length leave rows of a known one, and are no browser of their own', async () => {
  const { email, uid } = await makeFullUser()
  const long = 'x'.repeat(60_000)
  const headers = { browser: long, 'user-agent': long, 'cf-ipcountry': long }
  const { token } = (await tryPassword({ mobileOrEmail: email }, { ...visitor(), headers })).result as Session
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, await digestOf(token)))
  expect([row?.userAgent.length, row?.country]).toEqual([300, null])
  expect(await db.select().from(knownBrowsers).where(eq(knownBrowsers.uid, uid))).toEqual([])
})

test('each sign-in issues a new token and never adopts one that the client sent', async () => {
  const { email } = await makeFullUser()
  const planted = newSecret()
  const tokens = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const answer = await tryPassword({ mobileOrEmail: email }, { ...visitor(), token: planted })
    tokens.add((answer.result as Session).token)
  }
  expect(tokens.size).toBe(2)
  expect(tokens.has(planted)).toBe(false)
  expect(await isOpen(planted)).toBe(false)
})

test('signing in ends the session that the client had', async () => {
  const before = await makeUser()
  const { email } = await makeFullUser()
  await tryPassword({ mobileOrEmail: email }, { ...visitor(), token: before.token })
  expect(await isOpen(before.token)).toBe(false)
})

test('only a digest of the token is stored', async () => {
  const { email, uid } = await makeFullUser()
  const { token } = (await tryPassword({ mobileOrEmail: email })).result as Session
  const { results } = await testEnv.ACCOUNTS.prepare('select * from sessions where uid = ?').bind(uid).all()
  expect(results.length).toBeGreaterThan(0)
  expect(JSON.stringify(results)).not.toContain(token)
})

test('signing out ends the caller’s session at once and no other', async () => {
  const { uid, token } = await makeUser()
  const other = await makeSession(uid)
  expect(await isOpen(token)).toBe(true)
  await call(loginCalls.signOut, {}, { token })
  expect(await isOpen(token)).toBe(false)
  expect(await isOpen(other.token)).toBe(true)
  expect((await envelopeOf(userCalls.getBalance, {}, { token })).errorCode).toBe(3001)
})

test('a session ends after a month without use; use extends it', async () => {
  const idle = await makeUser()
  await db
    .update(sessions)
    .set({ expiresAt: Date.parse(EVENING) })
    .where(eq(sessions.id, idle.sessionId))
  expect((await envelopeOf(userCalls.getBalance, {}, { token: idle.token })).errorMsg).toBe('session_invalid')
  const { email } = await makeFullUser()
  const { token } = (await tryPassword({ mobileOrEmail: email })).result as Session
  const day = 24 * 3600
  expect(await isOpen(token, later(29 * day))).toBe(true)
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, await digestOf(token)))
  // A clock that was set may be off by a millisecond.
  expect(row?.expiresAt).toBeGreaterThan(Date.parse(later(59 * day - 1)))
})
