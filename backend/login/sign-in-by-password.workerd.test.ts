import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { loginCalls, type Session } from '#contract/login.ts'
import { userCalls } from '#contract/user.ts'
import { isOpen, PASSWORD } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'
import { later, mailedCode, verifiedCheck, wrongCode } from '#tests/support/backend/codes.ts'
import { makeFullUser, tryPassword, visitor } from '#tests/support/backend/sign-in.ts'
import { USES_OF_A_CHECK } from './human/check-cost.ts'

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
  const wrong = { mobileOrEmail: email, checkCode: wrongCode(code) }
  expect((await envelopeOf(loginCalls.signInByCode, wrong, asked)).errorMsg).toBe('wrong_code')
  const right = { mobileOrEmail: email, checkCode: code }
  expect((await envelopeOf(loginCalls.signInByCode, right, asked)).errorMsg).toBe('banned')
  expect(await isOpen(token)).toBe(false)
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
