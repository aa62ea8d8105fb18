import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { purgeDeletedAccounts } from '#backend/user/purge.ts'
import { accountCalls } from '#contract/account.ts'
import { followCalls } from '#contract/follow.ts'
import { loginCalls } from '#contract/login.ts'
import { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { userCalls } from '#contract/user.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import {
  freshAddress,
  freshPhone,
  lastCode,
  later,
  mailedCode,
  outboxOf,
  textedCode,
  verifiedCheck,
} from '#tests/support/backend/codes.ts'

const PASSWORD = 'right horse 9'
const PASSWORD_HASH = await hashPassword(PASSWORD)
const DAY = 24 * 3600
const db = openAccountDatabase(testEnv)

const change = (uid: number, values: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(values).where(eq(accounts.uid, uid))

async function withPassword() {
  const made = await makeUser()
  await change(made.uid, { passwordHash: PASSWORD_HASH })
  return { ...made, email: `${made.username.toLowerCase()}@example.org` }
}

const isOpen = (token: string) => call(loginCalls.testLogin, {}, { token })
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

/** Moves the user's sign-in to EVENING. */
const signedInAtEvening = (uid: number) =>
  testEnv.ACCOUNTS.prepare('update sessions set created_at = ?1, proven_at = ?1 where uid = ?2')
    .bind(Date.parse(EVENING), uid)
    .run()

/** A code sent to the account's own email, as the security settings ask for it. */
async function ownCode(email: string, asked: Asked): Promise<string> {
  await call(accountCalls.sendOwnCode, { via: 'email' }, asked)
  return lastCode(email)
}

test('a first phone is set by the code sent to it', async () => {
  const { token } = await makeUser()
  const asked = { token, address: freshAddress() }
  const code = await textedCode('13700000001', '86', asked)
  const bind = (checkCode: string) =>
    envelopeOf(accountCalls.changeContact, { mobileOrEmail: '13700000001', areaCode: '86', checkCode }, asked)
  expect((await bind(wrongCode(code))).errorMsg).toBe('wrong_code')
  expect((await bind(code)).status).toBe('success')
  expect((await call(userCalls.getUser, {}, asked)).user.own).toMatchObject({ phone: '137****0001', areaCode: '86' })
})

test('changing the email also needs a code sent to the current one', async () => {
  const { token, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  const fresh = `new-${username.toLowerCase()}@account.test`
  const checkCode = await mailedCode(fresh, asked)
  const bind = (codes: object) => envelopeOf(accountCalls.changeContact, { mobileOrEmail: fresh, ...codes }, asked)
  expect((await bind({ checkCode })).errorMsg).toBe('wrong_current_code')
  const currentCheckCode = await ownCode(`${username.toLowerCase()}@example.org`, asked)
  const wrong = { checkCode, currentCheckCode: wrongCode(currentCheckCode) }
  expect((await bind(wrong)).errorMsg).toBe('wrong_current_code')
  // A wrong code of either leaves the other one valid.
  expect((await bind({ checkCode: wrongCode(checkCode), currentCheckCode })).errorMsg).toBe('wrong_code')
  expect((await bind({ checkCode, currentCheckCode })).status).toBe('success')
  const { user } = await call(userCalls.getUser, {}, asked)
  expect(user.own?.email).toBe('n***@account.test')
})

test('a change of email is mailed to the previous one', async () => {
  const { token, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  await call(userCalls.savePreferences, { notifyByMail: true }, asked)
  const before = `${username.toLowerCase()}@example.org`
  const next = `next-${username.toLowerCase()}@account.test`
  const checkCode = await mailedCode(next, asked)
  const currentCheckCode = await ownCode(before, asked)
  await call(accountCalls.changeContact, { mobileOrEmail: next, checkCode, currentCheckCode }, asked)
  await vi.waitFor(async () => expect(await outboxOf(before)).toHaveLength(2))
  expect(await outboxOf(next)).toHaveLength(1)
})

test('an older session cannot add a contact or a sign-in without a new proof of identity', async () => {
  const { token, uid } = await withPassword()
  await signedInAtEvening(uid)
  const phone = freshPhone()
  const asked = { token, address: freshAddress(), at: later(3600) }
  const checkCode = await textedCode(phone, '86', asked)
  const bind = () => envelopeOf(accountCalls.changeContact, { mobileOrEmail: phone, areaCode: '86', checkCode }, asked)
  const prove = (input: object) => envelopeOf(accountCalls.proveSession, input, asked)
  expect((await bind()).errorMsg).toBe('proof_needed')
  expect((await prove({})).errorMsg).toBe('proof_needed')
  const provider = { type: 3, answer: 'code=x', flow: 'x' } as const
  expect((await envelopeOf(loginThirdPartyCalls.bindThirdParty, provider, asked)).errorMsg).toBe('proof_needed')
  expect((await prove({ password: 'wrong horse 9' })).errorMsg).toBe('wrong_login')
  expect((await bind()).errorMsg).toBe('proof_needed')
  expect((await prove({ password: PASSWORD })).status).toBe('success')
  expect((await prove({})).status).toBe('success')
  expect((await bind()).status).toBe('success')
})

test('a first password can be set without a proof only shortly after signing in', async () => {
  const { token, uid } = await makeUser()
  await signedInAtEvening(uid)
  const set = (at: string) => envelopeOf(accountCalls.modifyNewUser, { password: 'fresh horse 10' }, { token, at })
  expect((await set(later(3600))).errorMsg).toBe('proof_needed')
  expect((await set(later(60))).status).toBe('success')
})

test('only somebody who received its code learns that a contact belongs to another account', async () => {
  const { email } = await withPassword()
  const other = await makeUser()
  await change(other.uid, { email: null, phone: `+86${freshPhone()}`, areaCode: '86' })
  const asked = { token: other.token, address: freshAddress() }
  const code = await mailedCode(email, asked)
  const bind = (checkCode: string) => envelopeOf(accountCalls.changeContact, { mobileOrEmail: email, checkCode }, asked)
  expect((await bind(wrongCode(code))).errorMsg).toBe('wrong_code')
  expect((await bind(code)).errorMsg).toBe('identifier_taken')
})

test('changing the password ends the other sessions and not the caller’s', async () => {
  const { token, uid } = await withPassword()
  const other = await makeSession(uid)
  const next = 'fresh horse 10'
  const input = { password: next, currentPassword: PASSWORD }
  expect((await envelopeOf(accountCalls.changePassword, { password: next }, { token })).errorMsg).toBe('wrong_login')
  const wrong = { password: next, currentPassword: 'wrong horse 9' }
  expect((await envelopeOf(accountCalls.changePassword, wrong, { token })).errorMsg).toBe('wrong_login')
  const weak = { password: 'weak', currentPassword: PASSWORD }
  expect((await envelopeOf(accountCalls.changePassword, weak, { token })).errorMsg).toBe('bad_password')
  expect(await isOpen(other.token)).toBe(true)
  await call(accountCalls.changePassword, input, { token })
  expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false])
  expect((await envelopeOf(accountCalls.changePassword, input, { token })).errorMsg).toBe('wrong_login')
})

test('guesses at the current password are limited', async () => {
  const { token } = await withPassword()
  const wrong = { password: 'fresh horse 10', currentPassword: 'wrong horse 9' }
  const guess = async () =>
    (await envelopeOf(accountCalls.changePassword, wrong, { token, address: freshAddress() })).errorMsg
  for (let guesses = 0; guesses < 10; guesses++) expect(await guess()).toBe('wrong_login')
  expect(await guess()).toBe('locked')
})

test('a first password may be set by a code, which needs a contact', async () => {
  const { token, uid, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  const password = 'fresh horse 10'
  expect((await envelopeOf(accountCalls.changePassword, { password }, asked)).errorMsg).toBe('wrong_code')
  const checkCode = await ownCode(`${username.toLowerCase()}@example.org`, asked)
  await call(accountCalls.changePassword, { password, checkCode }, asked)
  await change(uid, { email: null, passwordHash: null })
  expect((await envelopeOf(accountCalls.changePassword, { password }, asked)).errorMsg).toBe('no_contact')
  expect((await envelopeOf(accountCalls.sendOwnCode, { via: 'email' }, asked)).errorMsg).toBe('no_contact')
})

test('a code sent to the phone does not count as a wrong guess for the email', async () => {
  const { token, uid, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  const phone = `+86137${String(uid).padStart(8, '0').slice(-8)}`
  await change(uid, { phone, areaCode: '86' })
  await call(accountCalls.sendOwnCode, { via: 'phone' }, asked)
  const checkCode = await lastCode(phone)
  await call(accountCalls.changePassword, { password: 'fresh horse 10', checkCode }, asked)
  const guesses = await testEnv.ACCOUNTS.prepare('select count(*) as rows from limits where key like ?')
    .bind(`code:wrong:${username.toLowerCase()}@%`)
    .first('rows')
  expect(guesses).toBe(0)
})

test('the list of sessions marks the caller’s and holds no secrets', async () => {
  const { token, uid, sessionId } = await makeUser()
  const other = await makeSession(uid)
  const { sessions } = await call(accountCalls.listSessions, {}, { token })
  expect(sessions.map(({ id, isCurrent }) => [id, isCurrent]).sort()).toEqual(
    [
      [sessionId, true],
      [other.sessionId, false],
    ].sort(),
  )
  expect(sessions[0]?.device).toBe('Chrome · Windows')
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'seenAt'])
})

test('a user ends one session by its id or all others, and never another user’s', async () => {
  const { token, uid } = await makeUser()
  const stranger = await makeUser()
  const [second, third] = [await makeSession(uid), await makeSession(uid)]
  const end = (input: { id?: string }) => call(accountCalls.endSessions, input, { token })
  expect(await end({ id: stranger.sessionId })).toEqual({ ended: 0 })
  expect(await isOpen(stranger.token)).toBe(true)
  expect(await end({ id: second.sessionId })).toEqual({ ended: 1 })
  expect([await isOpen(second.token), await isOpen(third.token)]).toEqual([false, true])
  expect(await end({})).toEqual({ ended: 1 })
  expect([await isOpen(third.token), await isOpen(token)]).toEqual([false, true])
})

test('deletion needs a proof of identity, ends every session, and can be cancelled in the grace period', async () => {
  const { token, uid, email } = await withPassword()
  expect((await envelopeOf(accountCalls.deleteAccount, {}, { token })).errorMsg).toBe('wrong_login')
  expect((await envelopeOf(accountCalls.deleteAccount, { password: 'no horse 99' }, { token })).errorMsg).toBe(
    'wrong_login',
  )
  const { deletingAt } = await call(accountCalls.deleteAccount, { password: PASSWORD }, { token })
  expect(Date.parse(deletingAt) - Date.parse(EVENING)).toBeGreaterThanOrEqual(14 * DAY * 1000)
  expect(Date.parse(deletingAt) - Date.parse(EVENING)).toBeLessThan((14 * DAY + 60) * 1000)
  expect(await isOpen(token)).toBe(false)
  expect((await envelopeOf(userCalls.getUser, { userId: uid })).errorMsg).toBe('not_found')
  const visitor = { address: freshAddress() }
  const signedIn = { mobileOrEmail: email, password: PASSWORD, cfToken: await verifiedCheck(visitor) }
  const back = { token: (await call(loginCalls.signInByPassword, signedIn, visitor)).token }
  const { own } = (await call(userCalls.getUser, {}, back)).user
  expect(own?.deletingAt, 'a sign-in alone cancels nothing').toBe(deletingAt)
  await call(accountCalls.keepAccount, {}, back)
  expect((await call(userCalls.getUser, {}, back)).user.own?.deletingAt).toBeUndefined()
  expect((await call(userCalls.getUser, { userId: uid })).user.uid).toBe(uid)
})

/** Every row of every table that names the user. */
async function rowsOf(uid: number): Promise<string[]> {
  const found: string[] = []
  for (const database of [testEnv.ACCOUNTS, testEnv.DB]) {
    const { results } = await database
      .prepare("select name from sqlite_master where type = 'table' and sql like '%`uid`%'")
      .all<{ name: string }>()
    for (const { name } of results) {
      const counted = database.prepare(`select count(*) as n from ${name} where uid = ?`).bind(uid)
      if (await counted.first<number>('n')) found.push(name)
    }
  }
  return found.sort()
}

test('after the grace period every row and picture of the account is gone, and its email is free', async () => {
  const { token, uid, email } = await withPassword()
  const friend = await makeUser()
  const asked = { token, address: freshAddress() }
  await call(followCalls.follow, { userId: friend.uid, isFollowed: 'true' }, asked)
  await call(followCalls.follow, { userId: uid, isFollowed: 'true' }, { token: friend.token })
  await call(followCalls.updateLike, { type: 'news', id: 1, isLiked: 'true' }, asked)
  await call(userCalls.sendFeedback, { kind: 'bug', text: 'It rattles.' }, asked)
  await testEnv.UPLOADS.put(`avatars/${uid}/0123456789abcdef.png`, 'picture')
  await db.insert(referrals).values({ uid: friend.uid, promotionChannelId: `u${uid}`, invitedBy: uid, createdAt: 1 })
  await call(accountCalls.deleteAccount, { password: PASSWORD }, asked)
  const purgeContext = (seconds: number) => ({
    matchDb: openMatchDatabase(testEnv),
    accountDb: db,
    env: testEnv,
    now: Date.parse(later(seconds)),
  })
  await purgeDeletedAccounts(purgeContext(13 * DAY))
  expect(await rowsOf(uid)).toContain('accounts')
  expect(await purgeDeletedAccounts(purgeContext(14 * DAY + 60))).toBeGreaterThanOrEqual(1)
  expect(await rowsOf(uid)).toEqual([])
  expect((await testEnv.UPLOADS.list({ prefix: `avatars/${uid}/` })).objects).toEqual([])
  expect((await call(userCalls.getUser, {}, { token: friend.token })).user).toMatchObject({
    fanCount: 0,
    followCount: 0,
  })
  const late = { address: freshAddress(), at: later(15 * DAY) }
  const checkCode = await mailedCode(email, late)
  const session = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, late)
  expect(session).toMatchObject({ newUser: true })
  expect(session.uid).not.toBe(uid)
})

test('an account whose grace period has ended counts as deleted before the hourly purge', async () => {
  const { uid, email } = await withPassword()
  await change(uid, { deletingAt: Date.parse(EVENING) })
  const asked = { address: freshAddress(), at: later(60) }
  // Of a sign-in within the grace period that did not cancel the deletion.
  const { token } = await makeSession(uid)
  expect(await call(loginCalls.testLogin, {}, { token, at: later(-60) })).toBe(true)
  clearViewerCache(uid)
  expect(await call(loginCalls.testLogin, {}, { token, at: later(60) })).toBe(false)
  const checkCode = await mailedCode(email, asked)
  const session = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
  expect(session.newUser).toBe(true)
  expect(await rowsOf(uid)).toEqual([])
})

test('an export holds the user’s data, no secrets and no other user’s data', async () => {
  const { token, uid, email } = await withPassword()
  const stranger = await withPassword()
  await call(userCalls.sendFeedback, { kind: 'idea', text: 'More snooker.' }, { token })
  const text = JSON.stringify(await call(userCalls.exportData, {}, { token }))
  expect(text).toContain(email)
  expect(text).toContain('More snooker.')
  const { results } = await testEnv.ACCOUNTS.prepare('select token_hash from sessions where uid = ?').bind(uid).all()
  for (const secret of [token, PASSWORD_HASH, 'scrypt$', String(results[0]?.token_hash), stranger.email])
    expect(text, secret).not.toContain(secret)
  expect(text).not.toMatch(/"(token|tokenHash|passwordHash|hash)"/)
})

test('an export ends with the newest ten thousand of each kind', async () => {
  const { token, uid } = await makeUser()
  await testEnv.ACCOUNTS.prepare(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10005)
      insert into notices (uid, type, params, created_at) select ?, 'new_fan', '{}', n from numbers`,
  )
    .bind(uid)
    .run()
  const { notices } = (await call(userCalls.exportData, {}, { token })) as { notices: { createdAt: string }[] }
  expect(notices).toHaveLength(10_000)
  expect(notices[0]?.createdAt).toBe('1970-01-01T00:00:10.005Z')
})
