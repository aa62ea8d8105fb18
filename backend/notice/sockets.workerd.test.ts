import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { purgeDeletedAccounts } from '#backend/user/purge.ts'
import { accountCalls } from '#contract/account.ts'
import { adminCalls } from '#contract/admin.ts'
import { loginCalls } from '#contract/login.ts'
import { SESSION_ENDED } from '#contract/socket.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, lastCode, mailedCode } from '#tests/support/backend/codes.ts'
import { requestInbox, TestInbox, ticketOf } from '#tests/support/backend/inbox.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const db = openAccountDatabase(testEnv)

/** A user with two sessions, and a page open in each. */
async function openTwoSessions() {
  const made = await makeUser()
  const other = await makeSession(made.uid)
  const pages = { here: await TestInbox.open(made.token), there: await TestInbox.open(other.token) }
  await eventually(() => pages.here.unread.length > 0 && pages.there.unread.length > 0)
  return { ...made, other, ...pages, email: `${made.username.toLowerCase()}@example.org` }
}

/** The page got the `session` frame, and its socket is closed. */
async function expectEnded(page: TestInbox): Promise<void> {
  expect(await eventually(() => page.closed)).toBe(SESSION_ENDED)
  expect(page.frames.at(-1)).toEqual({ type: 'session' })
}

/** The page's socket still receives frames. */
async function expectAlive(page: TestInbox, uid: number): Promise<void> {
  const { length } = page.unread
  await testEnv.INBOXES.getByName(String(uid)).sendUnread(uid)
  await eventually(() => page.unread.length > length)
  expect(page.closed).toBeUndefined()
}

async function ownCode(asked: Asked, email: string): Promise<string> {
  await call(accountCalls.sendOwnCode, { via: 'email' }, asked)
  return lastCode(email)
}

test('signing out closes the sockets of that session only', async () => {
  const { uid, token, here, there } = await openTwoSessions()
  await call(loginCalls.signOut, {}, { token })
  expect(await eventually(() => here.closed)).toBe(SESSION_ENDED)
  await expectAlive(there, uid)
})

test('a user’s forty-first page closes the oldest one', async () => {
  const { uid, token } = await makeUser()
  const pages: TestInbox[] = []
  for (let page = 0; page < 42; page++) {
    pages.push(await TestInbox.open(token))
    // The clock stands still while nothing is waited for.
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(await eventually(() => pages[0]?.closed && pages[1]?.closed)).toBe(1013)
  for (const page of pages.slice(2)) await expectAlive(page, uid)
})

test('whoever signs in over another session closes the sockets of that session only', async () => {
  const { uid, token, here, there } = await openTwoSessions()
  const email = `${(await makeUser()).username.toLowerCase()}@example.org`
  const asked = { token, address: freshAddress() }
  const checkCode = await mailedCode(email, asked)
  await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
  expect(await eventually(() => here.closed)).toBe(SESSION_ENDED)
  await expectAlive(there, uid)
})

test('ending one session from another closes the sockets of that one only', async () => {
  const { uid, token, other, here, there } = await openTwoSessions()
  const third = await TestInbox.open((await makeSession(uid)).token)
  await call(accountCalls.endSessions, { id: other.sessionId }, { token })
  await expectEnded(there)
  await expectAlive(here, uid)
  await expectAlive(third, uid)
})

test('a first password closes the sockets of the other sessions', async () => {
  const { uid, token, here, there } = await openTwoSessions()
  await call(accountCalls.modifyNewUser, { password: 'fresh horse 10' }, { token })
  await expectEnded(there)
  await expectAlive(here, uid)
})

test('a ban closes the sockets of every session', async () => {
  const { uid, here, there } = await openTwoSessions()
  const { token } = await makeUser(['administrator'])
  await call(adminCalls.ban, { uid, reason: 'spam' }, { token })
  await expectEnded(here)
  await expectEnded(there)
})

test('when an administrator ends a session, only that session’s sockets close', async () => {
  const { uid, other, here, there } = await openTwoSessions()
  const { token } = await makeUser(['administrator'])
  await call(adminCalls.endUserSessions, { uid, id: other.sessionId }, { token })
  await expectEnded(there)
  await expectAlive(here, uid)
})

test('ending the other sessions closes their sockets and not the caller’s', async () => {
  const { uid, token, here, there } = await openTwoSessions()
  await call(accountCalls.endSessions, {}, { token })
  await expectEnded(there)
  await expectAlive(here, uid)
})

test('a change of password closes the sockets of the other sessions', async () => {
  const { uid, token, email, here, there } = await openTwoSessions()
  const asked = { token, address: freshAddress() }
  const checkCode = await ownCode(asked, email)
  await call(accountCalls.changePassword, { password: 'fresh horse 10', checkCode }, asked)
  await expectEnded(there)
  await expectAlive(here, uid)
})

test('a password reset closes the sockets of all sessions', async () => {
  const { email, here, there } = await openTwoSessions()
  const asked = { address: freshAddress() }
  const checkCode = await mailedCode(email, asked)
  await call(loginCalls.resetPassword, { mobileOrEmail: email, checkCode, password: 'fresh horse 10' }, asked)
  await expectEnded(here)
  await expectEnded(there)
})

test('deleting the account closes all sockets, and so does the end of the grace period', async () => {
  const { uid, token, email, here, there } = await openTwoSessions()
  const asked = { token, address: freshAddress() }
  const checkCode = await ownCode(asked, email)
  await call(accountCalls.deleteAccount, { checkCode }, asked)
  await expectEnded(there)
  expect(await eventually(() => here.closed)).toBe(SESSION_ENDED)
  expect(here.frames.some(({ type }) => type === 'session')).toBe(false)
  const again = await TestInbox.open((await makeSession(uid)).token)
  const now = Date.parse(EVENING)
  await db.update(accounts).set({ deletingAt: now }).where(eq(accounts.uid, uid))
  await purgeDeletedAccounts({ matchDb: openMatchDatabase(testEnv), accountDb: db, env: testEnv, now })
  await expectEnded(again)
})

test('a ticket of a session that has ended meanwhile opens a socket that closes at once', async () => {
  const { token } = await makeUser()
  const ticket = await ticketOf(token)
  await call(loginCalls.signOut, {}, { token })
  const page = await TestInbox.openWith(ticket)
  await expectEnded(page)
  expect(page.unread).toEqual([])
})

test('a ticket opens one socket', async () => {
  const { token } = await makeUser()
  const ticket = await ticketOf(token)
  await TestInbox.openWith(ticket)
  expect((await requestInbox(ticket)).status).toBe(403)
  await TestInbox.open(token)
})

test('a ticket opens a socket on its own host only, not on another one of the brand or of another brand', async () => {
  const { token } = await makeUser()
  const site = { brand: 'arena', 'site-host': 'arena.test' }
  const ticket = await ticketOf(token, site)
  const elsewhere = [{ ...site, 'site-host': 'www.arena.test' }, { ...site, brand: 'main' }, { brand: 'arena' }]
  for (const headers of elsewhere) expect((await requestInbox(ticket, headers)).status).toBe(403)
  expect((await requestInbox(ticket, site)).status).toBe(101)
})

test('a page that floods its inbox with frames is closed, and the user’s other pages are not', async () => {
  const { uid, here, there } = await openTwoSessions()
  for (let at = 0; at < 200; at++) here.send('x')
  expect(await eventually(() => here.closed)).toBe(1008)
  await expectAlive(there, uid)
})
