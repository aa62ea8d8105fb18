import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { recoveryCodes as recoveryTable, totps } from '#backend/db/accounts/schema/two-step.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { accountCalls } from '#contract/account.ts'
import type { Session } from '#contract/login.ts'
import { loginSecondStepCalls } from '#contract/login-second-step.ts'
import { noticeCalls } from '#contract/notice.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { userCalls } from '#contract/user.ts'
import { isOpen, makeSession, PASSWORD, signedInAtEvening } from '#tests/support/backend/accounts.ts'
import { type Asked, call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress } from '#tests/support/backend/codes.ts'
import { makeFullUser, tryPassword } from '#tests/support/backend/sign-in.ts'
import {
  after,
  codeAt,
  finish,
  HOST,
  ORIGIN,
  onSite,
  putMain,
  ticketOf,
  withApp,
  withPasskey,
} from '#tests/support/backend/two-step.ts'

const db = openAccountDatabase(testEnv)
const MINUTE = 60_000

beforeEach(() => putMain())

/** A user whose sessions began at EVENING, with an app. */
async function userWithApp() {
  const user = await makeFullUser()
  await signedInAtEvening(user.uid)
  return { ...user, ...(await withApp(user.token)) }
}
const browser = (at = after(2 * MINUTE)): Asked => onSite({ address: freshAddress(), at })
const halfOf = async (email: string, asked: Asked) => ticketOf(await tryPassword({ mobileOrEmail: email }, asked))

test('an app is a second step once a code of it was given; its secret is sealed, and codes are digests', async () => {
  const { uid, token, email } = await makeFullUser()
  await signedInAtEvening(uid)
  const asked = onSite({ token })
  const { secret, address } = await call(twoStepCalls.beginApp, {}, asked)
  expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=/)
  expect((await tryPassword({ mobileOrEmail: email }, browser())).status).toBe('success')
  expect((await envelopeOf(twoStepCalls.confirmApp, { code: '000000' }, asked)).errorMsg).toBe('wrong_code')
  const { recoveryCodes = [] } = await call(twoStepCalls.confirmApp, { code: codeAt(secret) }, asked)
  expect(new Set(recoveryCodes).size).toBe(10)
  const stored = JSON.stringify([
    await db.select().from(totps).where(eq(totps.uid, uid)),
    await db.select().from(recoveryTable).where(eq(recoveryTable.uid, uid)),
  ])
  for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain)
  expect((await tryPassword({ mobileOrEmail: email }, browser())).errorCode).toBe(4191)
  expect(await call(twoStepCalls.getTwoStep, {}, asked)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
})

test('turning it on ends the sessions that began without it, and the person is told', async () => {
  const { uid, token } = await makeFullUser()
  const other = await makeSession(uid)
  await signedInAtEvening(uid)
  await withApp(token)
  expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false])
  const { list } = await call(noticeCalls.listNotices, {}, { token })
  expect(list.map(({ type, params }) => [type, params.what])).toContainEqual(['two_step_changed', 'app_on'])
})

test('the second step opens a session, with codes a step early or late, and each code once', async () => {
  const { email, secret } = await userWithApp()
  const at = after(10 * MINUTE)
  for (const skew of [-30_000, 0, 30_000]) {
    const asked = browser(at)
    const code = codeAt(secret, after(10 * MINUTE + skew))
    const answer = await finish(await halfOf(email, asked), { code }, asked)
    expect(answer.status, String(skew)).toBe('success')
    expect(await isOpen((answer.result as Session).token)).toBe(true)
  }
  for (const [far, used] of [
    [-60_000, false],
    [60_000, false],
    [30_000, true],
    [0, true],
  ] as const) {
    const asked = browser(at)
    const code = codeAt(secret, after(10 * MINUTE + far))
    expect((await finish(await halfOf(email, asked), { code }, asked)).errorMsg, `${far} ${used}`).toBe('wrong_code')
  }
})

test('two requests with one code, and two pages of one sign-in, open one session', async () => {
  const { email, secret, recoveryCodes } = await userWithApp()
  const asked = browser()
  const code = codeAt(secret, asked.at)
  const [first, second] = [await halfOf(email, asked), await halfOf(email, asked)]
  const sameCode = await Promise.all([finish(first, { code }, asked), finish(second, { code }, asked)])
  expect(sameCode.map(({ status }) => status).sort()).toEqual(['fail', 'success'])
  const ticket = await halfOf(email, asked)
  const outcomes = await Promise.all(
    recoveryCodes.slice(0, 3).map((recoveryCode) => finish(ticket, { recoveryCode }, asked)),
  )
  expect(outcomes.filter(({ status }) => status === 'success')).toHaveLength(1)
})

test('the half-open sign-in is no session, and is worth nothing elsewhere, later, twice or after a new password', async () => {
  const { email, secret, uid } = await userWithApp()
  const asked = browser()
  const code = codeAt(secret, asked.at)
  const ticket = await halfOf(email, asked)
  expect((await envelopeOf(userCalls.getBalance, {}, { ...asked, token: ticket })).errorCode).toBe(3001)
  const elsewhere = { ...asked, headers: { ...asked.headers, browser: 'another' } }
  expect((await finish(ticket, { code }, elsewhere)).errorMsg).toBe('sign_in_over')
  expect((await envelopeOf(loginSecondStepCalls.beginSecondStep, { ticket }, elsewhere)).errorMsg).toBe('sign_in_over')
  expect((await finish(ticket, { code }, { ...asked, at: after(13 * MINUTE) })).errorMsg).toBe('sign_in_over')
  expect((await finish('unknown', { code }, asked)).errorMsg).toBe('sign_in_over')
  const old = await halfOf(email, asked)
  expect((await finish(ticket, { code }, asked)).status).toBe('success')
  expect((await finish(ticket, { code: codeAt(secret, after(3 * MINUTE)) }, asked)).errorMsg).toBe('sign_in_over')
  await testEnv.ACCOUNTS.prepare("update accounts set password_hash = 'other' where uid = ?").bind(uid).run()
  const next = { ...asked, at: after(4 * MINUTE) }
  expect((await finish(old, { code: codeAt(secret, next.at) }, next)).errorMsg).toBe('sign_in_over')
})

test('a banned person, and one whose second step was reset meanwhile, get no session by a ticket alone', async () => {
  const { email, secret, uid } = await userWithApp()
  const asked = browser()
  const ticket = await halfOf(email, asked)
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(uid).run()
  expect((await finish(ticket, { code: codeAt(secret, asked.at) }, asked)).errorMsg).toBe('banned')
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = null where uid = ?').bind(uid).run()
  await db.delete(totps).where(eq(totps.uid, uid))
  for (const step of [{}, { code: '' }, { recoveryCode: '' }, { passkey: '{}' }])
    expect((await finish(ticket, step, asked)).status).toBe('fail')
})

test('each recovery code opens one sign-in, however it is typed, and the person is told', async () => {
  const { email, token, recoveryCodes } = await userWithApp()
  const [code = ''] = recoveryCodes
  const asked = browser()
  const typed = ` ${code.toLowerCase().replace('-', ' ')}`
  expect((await finish(await halfOf(email, asked), { recoveryCode: typed }, asked)).status).toBe('success')
  expect((await finish(await halfOf(email, asked), { recoveryCode: code }, asked)).errorMsg).toBe('wrong_code')
  const { list } = await call(noticeCalls.listNotices, {}, { token })
  expect(list.map(({ params }) => params)).toContainEqual({ what: 'recovery_used', left: 9 })
})

test('guesses are limited, and whoever knows the password does not lock her out of browsers and sessions she has', async () => {
  const { email, secret, token } = await userWithApp()
  const hers = browser()
  const firstCode = codeAt(secret, hers.at)
  expect((await finish(await halfOf(email, hers), { code: firstCode }, hers)).status).toBe('success')
  const thief = browser(after(4 * MINUTE))
  const ticket = await halfOf(email, thief)
  const guess = async (asked: Asked) =>
    (await finish(ticket, { code: '123456' }, { ...asked, address: freshAddress() })).errorMsg
  for (let guesses = 0; guesses < 10; guesses++) expect(await guess(thief)).toBe('wrong_code')
  expect(await guess(thief)).toBe('locked')
  const later = { ...hers, at: after(4 * MINUTE) }
  const code = codeAt(secret, later.at)
  expect((await finish(await halfOf(email, later), { code }, later)).status).toBe('success')
  const next = after(6 * MINUTE)
  const own = { ...onSite({ token }), at: next }
  expect((await envelopeOf(twoStepCalls.proveSecondStep, { code: codeAt(secret, next) }, own)).status).toBe('success')
})

test('guesses of a stolen session are limited too', async () => {
  const { token } = await userWithApp()
  const guess = async () =>
    (await envelopeOf(twoStepCalls.proveSecondStep, { code: '123456' }, onSite({ token, address: freshAddress() })))
      .errorMsg
  for (let guesses = 0; guesses < 10; guesses++) expect(await guess()).toBe('wrong_code')
  expect(await guess()).toBe('locked')
})

/** A user whose sessions began at EVENING, with a passkey, and a sign-in of hers that waits for it. */
async function halfWithPasskey() {
  const user = await makeFullUser()
  await signedInAtEvening(user.uid)
  const made = await withPasskey(user.token)
  const asked = browser()
  const ticket = await halfOf(user.email, asked)
  const begin = async (at = asked) => (await call(loginSecondStepCalls.beginSecondStep, { ticket }, at)).passkey ?? ''
  return { ...user, ...made, asked, ticket, begin }
}

test('a passkey opens a session, whose name and last use are listed', async () => {
  const { key, asked, ticket, begin } = await halfWithPasskey()
  const answer = await finish(ticket, { passkey: await key.sign(await begin(), { origin: ORIGIN }) }, asked)
  expect(answer.status).toBe('success')
  const { token } = answer.result as Session
  const { passkeys } = await call(twoStepCalls.getTwoStep, {}, { ...asked, token })
  expect(passkeys).toMatchObject([{ name: 'Laptop', host: HOST, isHere: true, usedAt: asked.at }])
})

test('what a passkey signed counts once, in time, here, for this sign-in and with a newer count', async () => {
  const { key, asked, ticket, begin, email } = await halfWithPasskey()
  const refused = async (passkey: string, at = asked, of = ticket) =>
    expect((await finish(of, { passkey }, at)).errorMsg).toBe('passkey_failed')
  await refused(await key.sign(await begin(), { origin: 'http://evil.test' }))
  await refused(await key.sign(await begin(), { origin: ORIGIN, host: 'evil.test' }))
  const late = await key.sign(await begin(), { origin: ORIGIN })
  await refused(late, { ...asked, at: after(8 * MINUTE) })
  const other = await halfOf(email, asked)
  await refused(await key.sign(await begin(), { origin: ORIGIN }), asked, other)
  await refused('not JSON')
  await refused('{"id":{},"response":{"clientDataJSON":"e30"}}')
  const broken = JSON.parse(await key.sign(await begin(), { origin: ORIGIN })) as { response: { signature: string } }
  broken.response.signature = `${broken.response.signature.slice(0, -6)}AAAAAA`
  await refused(JSON.stringify(broken))
  const right = await key.sign(await begin(), { origin: ORIGIN })
  expect((await finish(ticket, { passkey: right }, asked)).status).toBe('success')
  await refused(right, asked, other)
  const again = await call(loginSecondStepCalls.beginSecondStep, { ticket: other }, asked)
  await refused(await key.sign(again.passkey ?? '', { origin: ORIGIN, counter: 1 }), asked, other)
})

test('a passkey is of one person and one host: others do not sign in with it, and elsewhere it is not offered', async () => {
  const one = await halfWithPasskey()
  const two = await halfWithPasskey()
  const options = await two.begin()
  const answer = await finish(two.ticket, { passkey: await one.key.sign(options, { origin: ORIGIN }) }, two.asked)
  expect(answer.errorMsg).toBe('passkey_failed')
  await putMain({ hosts: [HOST, 'other.localhost'] })
  const there = { ...one.asked, headers: { ...one.asked.headers, 'site-host': 'other.localhost' } }
  expect(await one.begin(there)).toBe('')
  const signed = await one.key.sign(await one.begin(), { origin: ORIGIN })
  expect((await finish(one.ticket, { passkey: signed }, there)).errorMsg).toBe('passkey_failed')
  const stranger = { ...one.asked, headers: { ...one.asked.headers, 'site-host': 'evil.test' } }
  expect(await one.begin(stranger)).toBe('')
  const own = onSite({ token: one.token, headers: { 'site-host': 'evil.test' } })
  expect((await envelopeOf(twoStepCalls.beginPasskey, {}, own)).errorMsg).toBe('not_configured')
})

test('a passkey of somebody else, or made for another session, is not added', async () => {
  const { token, key, uid } = await halfWithPasskey()
  const asked = onSite({ token })
  const { options } = await call(twoStepCalls.beginPasskey, {}, asked)
  const add = async (passkey: string, at = asked) =>
    (await envelopeOf(twoStepCalls.addPasskey, { passkey, name: 'x' }, at)).errorMsg
  const other = await makeFullUser()
  await signedInAtEvening(other.uid)
  const passkey = await key.create(options, { origin: ORIGIN })
  expect(await add(passkey, onSite({ token: other.token }))).toBe('passkey_failed')
  expect(await add(passkey)).toBe('too_many')
  const session = await makeSession(uid)
  await signedInAtEvening(uid)
  await db
    .update(sessions)
    .set({ secondAt: Date.parse(EVENING) })
    .where(eq(sessions.id, session.sessionId))
  const again = await call(twoStepCalls.beginPasskey, {}, asked)
  const made = await key.create(again.options, { origin: ORIGIN })
  expect(await add(made, onSite({ token: session.token }))).toBe('passkey_failed')
})

test('each change wants a fresh proof, and the second step where there is one', async () => {
  const { token, secret } = await userWithApp()
  const changes = [
    [twoStepCalls.removeApp, {}],
    [twoStepCalls.beginPasskey, {}],
    [twoStepCalls.makeRecoveryCodes, {}],
    [twoStepCalls.removePasskey, { id: 'x' }],
  ] as const
  const at = after(11 * MINUTE)
  const asked = onSite({ token, at, address: freshAddress() })
  for (const [entry, input] of changes)
    expect((await envelopeOf(entry, input, asked)).errorMsg, entry.path).toBe('second_step_needed')
  await call(twoStepCalls.proveSecondStep, { code: codeAt(secret, at) }, asked)
  expect((await call(twoStepCalls.makeRecoveryCodes, {}, asked)).recoveryCodes).toHaveLength(10)
  const late = { ...asked, at: after(31 * MINUTE) }
  for (const [entry, input] of changes)
    expect((await envelopeOf(entry, input, late)).errorMsg, entry.path).toBe('proof_needed')
  await call(accountCalls.proveSession, { password: PASSWORD }, late)
  expect((await envelopeOf(twoStepCalls.removeApp, {}, late)).errorMsg).toBe('second_step_needed')
})

test('with the last way its recovery codes go, and the sign-in has one step again', async () => {
  const { token, email } = await userWithApp()
  const { key } = await withPasskey(token)
  const asked = onSite({ token })
  await call(twoStepCalls.removeApp, {}, asked)
  expect(await call(twoStepCalls.getTwoStep, {}, asked)).toMatchObject({ hasApp: false, recoveryCodesLeft: 10 })
  expect((await tryPassword({ mobileOrEmail: email }, browser())).errorCode).toBe(4191)
  await call(twoStepCalls.removePasskey, { id: key.id }, asked)
  expect(await call(twoStepCalls.getTwoStep, {}, asked)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  expect((await tryPassword({ mobileOrEmail: email }, browser())).status).toBe('success')
})

test('without a key for secrets there are no apps, and passkeys all the same', async () => {
  const { uid, token } = await makeFullUser()
  await signedInAtEvening(uid)
  const asked = { ...onSite({ token }), settings: { TWO_STEP_KEYS: '' } }
  expect((await envelopeOf(twoStepCalls.beginApp, {}, asked)).errorMsg).toBe('not_configured')
  expect((await withPasskey(token, asked)).recoveryCodes).toHaveLength(10)
})
