import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { knownBrowsers } from '#backend/db/accounts/schema/known-browsers.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { accountCalls } from '#contract/account.ts'
import { loginCalls, type Session } from '#contract/login.ts'
import { userCalls } from '#contract/user.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, freshPhone, later, mailedCode, textedCode, verifiedCheck } from '#tests/support/backend/codes.ts'
import { USES_OF_A_CHECK } from './human/check-cost.ts'

const PASSWORD = 'right horse 9'
const PASSWORD_HASH = await hashPassword(PASSWORD)
const db = openAccountDatabase(testEnv)
let people = 0
const freshEmail = () => `person${++people}@sign-in.test`
const visitor = (): Asked => ({ address: freshAddress() })

/** A user with email, phone, user name and password; `token` is that of a first session. */
async function makeFullUser(change: Partial<typeof accounts.$inferInsert> = {}) {
  const made = await makeUser()
  const phone = `+86${freshPhone()}`
  const email = `${made.username.toLowerCase()}@example.org`
  await db
    .update(accounts)
    .set({ passwordHash: PASSWORD_HASH, phone, areaCode: '86', ...change })
    .where(eq(accounts.uid, made.uid))
  return { ...made, email, digits: phone.slice(3) }
}

type Named = { mobileOrEmail?: string; name?: string; areaCode?: string; password?: string }

async function tryPassword({ password = PASSWORD, ...who }: Named, asked: Asked = visitor()) {
  return envelopeOf(loginCalls.signInByPassword, { ...who, password, cfToken: await verifiedCheck(asked) }, asked)
}

const isOpen = async (token: string, at?: string) =>
  call(loginCalls.testLogin, {}, at === undefined ? { token } : { token, at })

const coinsOf = async (uid: number) =>
  (await testEnv.ACCOUNTS.prepare('select amount from balance_records where uid = ?').bind(uid).all()).results

test('a password signs in by email, by phone with its area code and by user name, in any case of letters', async () => {
  const { email, digits, username, uid } = await makeFullUser()
  for (const who of [
    { mobileOrEmail: email.toUpperCase() },
    { mobileOrEmail: digits, areaCode: '86' },
    { name: username.toUpperCase() },
  ]) {
    const answer = await tryPassword(who)
    expect(answer.status, JSON.stringify(who)).toBe('success')
    const session = answer.result as Session
    expect(session).toMatchObject({ uid, newUser: false, user: { uid, username } })
    expect((await call(userCalls.getUser, {}, { token: session.token })).user.uid).toBe(uid)
  }
})

test('a wrong password, an unknown account and no password get the same answer in similar time', async () => {
  const { email } = await makeFullUser()
  const { email: bare } = await makeFullUser({ passwordHash: null })
  const timed = async (mobileOrEmail: string) => {
    const asked = visitor()
    const input = { mobileOrEmail, password: 'wrong horse 9', cfToken: await verifiedCheck(asked) }
    const began = performance.now()
    const answer = await envelopeOf(loginCalls.signInByPassword, input, asked)
    return { answer, took: performance.now() - began }
  }
  const wrong = await timed(email)
  const unknown = await timed('nobody@sign-in.test')
  const none = await timed(bare)
  expect(wrong.answer).toMatchObject({ status: 'fail', errorMsg: 'wrong_login' })
  expect(unknown.answer).toEqual(wrong.answer)
  expect(none.answer).toEqual(wrong.answer)
  // Timings in workerd are coarse, and the machine is shared: only the order of magnitude is compared.
  expect(unknown.took).toBeGreaterThan(wrong.took / 10)
  expect(unknown.took).toBeLessThan(Math.max(wrong.took, 5) * 10)
})

test('after ten wrong passwords the right one is refused from any address for 15 minutes', async () => {
  const { email } = await makeFullUser()
  for (let guess = 0; guess < 10; guess++)
    expect((await tryPassword({ mobileOrEmail: email, password: `wrong horse ${guess}` })).errorMsg).toBe('wrong_login')
  expect((await tryPassword({ mobileOrEmail: email })).errorMsg).toBe('locked')
  const after = { ...visitor(), at: later(16 * 60) }
  expect((await tryPassword({ mobileOrEmail: email }, after)).status).toBe('success')
})

test('all names of an account share one count of wrong passwords', async () => {
  const { email, digits, username } = await makeFullUser()
  const names = [{ mobileOrEmail: email }, { name: username }, { mobileOrEmail: digits, areaCode: '86' }]
  for (let guess = 0; guess < 10; guess++)
    expect((await tryPassword({ ...names[guess % 3], password: 'wrong horse 1' })).errorMsg).toBe('wrong_login')
  for (const name of names) expect((await tryPassword(name)).errorMsg).toBe('locked')
})

test('strangers’ wrong passwords lock neither a browser in which she has signed in nor what she does signed in', async () => {
  const { email, token } = await makeFullUser()
  const own = { ...visitor(), headers: { browser: 'her-own-browser' } }
  expect((await tryPassword({ mobileOrEmail: email }, own)).status).toBe('success')
  for (let guess = 0; guess < 10; guess++) await tryPassword({ mobileOrEmail: email, password: 'wrong horse 1' })
  expect((await tryPassword({ mobileOrEmail: email })).errorMsg).toBe('locked')
  expect((await tryPassword({ mobileOrEmail: email }, own)).status).toBe('success')
  expect((await envelopeOf(accountCalls.proveSession, { password: PASSWORD }, { token })).status).toBe('success')
})

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

test('an unknown account is locked in the same way', async () => {
  const nobody = { mobileOrEmail: 'locked-nobody@sign-in.test' }
  for (let guess = 0; guess < 10; guess++) expect((await tryPassword(nobody)).errorMsg).toBe('wrong_login')
  expect((await tryPassword(nobody)).errorMsg).toBe('locked')
})

test('tries from one address are limited over all accounts', async () => {
  const { email } = await makeFullUser()
  const asked = visitor()
  const cfTokens = await Promise.all(
    Array.from({ length: Math.ceil(61 / USES_OF_A_CHECK) }, () => verifiedCheck(asked)),
  )
  const answers: (string | undefined)[] = []
  for (let guess = 0; guess < 61; guess++) {
    const mobileOrEmail = guess < 60 ? `sprayed${guess}@sign-in.test` : email
    const cfToken = cfTokens[Math.floor(guess / USES_OF_A_CHECK)]
    answers.push(
      (await envelopeOf(loginCalls.signInByPassword, { mobileOrEmail, password: PASSWORD, cfToken }, asked)).errorMsg,
    )
  }
  expect(answers[59]).toBe('wrong_login')
  expect(answers[60]).toBe('locked')
})

test('a password is not tried without a human check', async () => {
  const { email } = await makeFullUser()
  const input = { mobileOrEmail: email, password: PASSWORD }
  expect((await envelopeOf(loginCalls.signInByPassword, input, visitor())).errorMsg).toBe('check_failed')
})

test('only the right password or code reveals that an account is banned', async () => {
  const { email, token } = await makeFullUser({ bannedAt: 1 })
  expect((await tryPassword({ mobileOrEmail: email, password: 'wrong horse 9' })).errorMsg).toBe('wrong_login')
  expect((await tryPassword({ mobileOrEmail: email })).errorMsg).toBe('banned')
  const asked = visitor()
  const code = await mailedCode(email, asked)
  const wrong = { mobileOrEmail: email, checkCode: code === '000000' ? '111111' : '000000' }
  expect((await envelopeOf(loginCalls.signInByCode, wrong, asked)).errorMsg).toBe('wrong_code')
  const right = { mobileOrEmail: email, checkCode: code }
  expect((await envelopeOf(loginCalls.signInByCode, right, asked)).errorMsg).toBe('banned')
  expect(await isOpen(token)).toBe(false)
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

test('a code registers an unknown email with 200 coins once, and signs in a known one', async () => {
  const email = freshEmail()
  const first = visitor()
  const checkCode = await mailedCode(email, first)
  const session = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, first)
  expect(session).toMatchObject({ newUser: true, user: { own: { gold: 200, hasChosenName: false } } })
  const again = { ...visitor(), at: later(120) }
  const second = await mailedCode(email, again)
  const secondSession = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode: second }, again)
  expect(secondSession).toMatchObject({ newUser: false, uid: session.uid, user: { own: { gold: 200 } } })
  expect(secondSession.token).not.toBe(session.token)
  expect(await coinsOf(session.uid)).toEqual([{ amount: 200 }])
})

test('a code to a phone registers it', async () => {
  const asked = visitor()
  const checkCode = await textedCode('13900001111', '86', asked)
  const input = { mobileOrEmail: '13900001111', areaCode: '86', checkCode }
  expect((await call(loginCalls.signInByCode, input, asked)).newUser).toBe(true)
})

test('ten simultaneous requests with one code make one account with one bonus', async () => {
  const email = freshEmail()
  const asked = visitor()
  const input = { mobileOrEmail: email, checkCode: await mailedCode(email, asked) }
  const answers = await Promise.all(Array.from({ length: 10 }, () => envelopeOf(loginCalls.signInByCode, input, asked)))
  const successes = answers.filter(({ status }) => status === 'success')
  expect(successes).toHaveLength(1)
  const { uid } = (successes[0] as { result: Session }).result
  expect(await coinsOf(uid)).toEqual([{ amount: 200 }])
  expect((await envelopeOf(loginCalls.signInByCode, input, asked)).errorMsg).toBe('wrong_code')
})

test('a code sent to one email does not sign in another', async () => {
  const asked = visitor()
  const checkCode = await mailedCode(freshEmail(), asked)
  const input = { mobileOrEmail: freshEmail(), checkCode }
  expect((await envelopeOf(loginCalls.signInByCode, input, asked)).errorMsg).toBe('wrong_code')
})

test('of two users who set the same name at once, in any letter case, one gets it', async () => {
  const [one, two] = [await makeUser(), await makeUser()]
  const wish = (uname: string, token: string) => envelopeOf(accountCalls.modifyNewUser, { uname }, { token })
  const answers = await Promise.all([wish('TopScorer', one.token), wish('topscorer', two.token)])
  expect(answers.map(({ status, errorMsg }) => errorMsg ?? status).sort()).toEqual(['name_taken', 'success'])
})

test('a first name and password can be set once, replace the token, and must follow the rules', async () => {
  const { token } = await makeUser()
  const wish = (input: object, by: string) => envelopeOf(accountCalls.modifyNewUser, input, { token: by })
  expect((await wish({}, token)).errorCode).toBe(4000)
  expect((await wish({ uname: 'no spaces' }, token)).errorMsg).toBe('bad_name')
  expect((await wish({ password: 'short1' }, token)).errorMsg).toBe('bad_password')
  const answer = await wish({ uname: 'FirstName1', password: PASSWORD }, token)
  const { token: next } = answer.result as Session
  expect(await isOpen(next)).toBe(true)
  expect((await wish({ uname: 'SecondName1' }, next)).errorMsg).toBe('forbidden')
  expect((await wish({ password: 'another horse 9' }, next)).errorMsg).toBe('forbidden')
})

test('the token before a rotation is accepted for requests under way, and after ten seconds no more', async () => {
  const rotated = async () => {
    const { token } = await makeUser()
    await call(accountCalls.modifyNewUser, { password: PASSWORD }, { token })
    return token
  }
  expect(await isOpen(await rotated(), later(9))).toBe(true)
  expect(await isOpen(await rotated(), later(11))).toBe(false)
})

test('a reset sets the password, ends every other session and begins one', async () => {
  const { email, uid, token } = await makeFullUser()
  const second = await makeSession(uid)
  const asked = visitor()
  const checkCode = await mailedCode(email, asked)
  const password = 'fresh horse 10'
  const session = await call(loginCalls.resetPassword, { mobileOrEmail: email, checkCode, password }, asked)
  expect(session).toMatchObject({ uid, newUser: false })
  expect([await isOpen(token), await isOpen(second.token), await isOpen(session.token)]).toEqual([false, false, true])
  expect((await tryPassword({ mobileOrEmail: email })).errorMsg).toBe('wrong_login')
  expect((await tryPassword({ mobileOrEmail: email, password })).status).toBe('success')
})

test('a weak new password is refused without consuming the code', async () => {
  const { email } = await makeFullUser()
  const asked = visitor()
  const input = { mobileOrEmail: email, checkCode: await mailedCode(email, asked) }
  expect((await envelopeOf(loginCalls.resetPassword, { ...input, password: 'onlyletters' }, asked)).errorMsg).toBe(
    'bad_password',
  )
  expect((await envelopeOf(loginCalls.resetPassword, { ...input, password: PASSWORD }, asked)).status).toBe('success')
})

test('a reset of an unknown email looks the same until the code is right, then registers it', async () => {
  const { email: familiar } = await makeFullUser()
  const stranger = freshEmail()
  const wrong = async (mobileOrEmail: string) => {
    const asked = visitor()
    const code = await mailedCode(mobileOrEmail, asked)
    const checkCode = code === '000000' ? '111111' : '000000'
    return envelopeOf(loginCalls.resetPassword, { mobileOrEmail, checkCode, password: PASSWORD }, asked)
  }
  expect(await wrong(stranger)).toEqual(await wrong(familiar))
  const asked = { ...visitor(), at: later(120) }
  const checkCode = await mailedCode(stranger, asked)
  const input = { mobileOrEmail: stranger, checkCode, password: PASSWORD }
  expect((await call(loginCalls.resetPassword, input, asked)).newUser).toBe(true)
  expect((await tryPassword({ mobileOrEmail: stranger })).status).toBe('success')
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

test('an invitation counts at registration only', async () => {
  const host = await makeUser()
  const email = freshEmail()
  const asked = visitor()
  const checkCode = await mailedCode(email, asked)
  const input = { mobileOrEmail: email, checkCode, promotionChannelId: `u${host.uid}` }
  const { uid } = await call(loginCalls.signInByCode, input, asked)
  const { list, code } = await call(userCalls.listInvitations, {}, { token: host.token })
  expect(code).toBe(`u${host.uid}`)
  expect(list.map((line) => line.uid)).toEqual([uid])
  const { email: old } = await makeFullUser()
  const again = visitor()
  const second = await mailedCode(old, again)
  await call(
    loginCalls.signInByCode,
    { mobileOrEmail: old, checkCode: second, promotionChannelId: `u${host.uid}` },
    again,
  )
  expect((await call(userCalls.listInvitations, {}, { token: host.token })).total).toBe(1)
})
