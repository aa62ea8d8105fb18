import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import {
  changeAccount,
  isOpen,
  makeSession,
  makeUser,
  PASSWORD,
  signedInAtEvening,
  withPassword,
} from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, lastCode, later, ownCode } from '#tests/support/backend/codes.ts'

test('a first password can be set without a proof only shortly after signing in', async () => {
  const { token, uid } = await makeUser()
  await signedInAtEvening(uid)
  const set = (at: string) => envelopeOf(accountCalls.modifyNewUser, { password: 'fresh horse 10' }, { token, at })
  expect((await set(later(3600))).errorMsg).toBe('proof_needed')
  expect((await set(later(60))).status).toBe('success')
})

test('changing the password ends the other sessions and not the caller’s', async () => {
  const { token, uid } = await withPassword()
  const other = await makeSession(uid)
  const next = 'fresh horse 10'
  const input = { password: next, currentPassword: PASSWORD }
  expect((await envelopeOf(accountCalls.changePassword, { password: next }, { token })).errorMsg).toBe('wrong_password')
  const wrong = { password: next, currentPassword: 'wrong horse 9' }
  expect((await envelopeOf(accountCalls.changePassword, wrong, { token })).errorMsg).toBe('wrong_password')
  const weak = { password: 'weak', currentPassword: PASSWORD }
  expect((await envelopeOf(accountCalls.changePassword, weak, { token })).errorMsg).toBe('bad_password')
  expect(await isOpen(other.token)).toBe(true)
  await call(accountCalls.changePassword, input, { token })
  expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false])
  expect((await envelopeOf(accountCalls.changePassword, input, { token })).errorMsg).toBe('wrong_password')
})

test('guesses at the current password are limited', async () => {
  const { token } = await withPassword()
  const wrong = { password: 'fresh horse 10', currentPassword: 'wrong horse 9' }
  const guess = async () =>
    (await envelopeOf(accountCalls.changePassword, wrong, { token, address: freshAddress() })).errorMsg
  for (let guesses = 0; guesses < 10; guesses++) expect(await guess()).toBe('wrong_password')
  expect(await guess()).toBe('locked')
})

test('a first password may be set by a code, which needs a contact', async () => {
  const { token, uid, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  const password = 'fresh horse 10'
  expect((await envelopeOf(accountCalls.changePassword, { password }, asked)).errorMsg).toBe('wrong_code')
  const checkCode = await ownCode(`${username.toLowerCase()}@example.org`, asked)
  await call(accountCalls.changePassword, { password, checkCode }, asked)
  await changeAccount(uid, { email: null, passwordHash: null })
  expect((await envelopeOf(accountCalls.changePassword, { password }, asked)).errorMsg).toBe('no_contact')
  expect((await envelopeOf(accountCalls.sendOwnCode, { via: 'email' }, asked)).errorMsg).toBe('no_contact')
})

test('a code sent to the phone does not count as a wrong guess for the email', async () => {
  const { token, uid, username } = await makeUser()
  const asked = { token, address: freshAddress() }
  const phone = `+86137${String(uid).padStart(8, '0').slice(-8)}`
  await changeAccount(uid, { phone, areaCode: '86' })
  await call(accountCalls.sendOwnCode, { via: 'phone' }, asked)
  const checkCode = await lastCode(phone)
  await call(accountCalls.changePassword, { password: 'fresh horse 10', checkCode }, asked)
  const guesses = await testEnv.ACCOUNTS.prepare('select count(*) as rows from limits where key like ?')
    .bind(`code:wrong:${username.toLowerCase()}@%`)
    .first('rows')
  expect(guesses).toBe(0)
})
