import { expect, test, vi } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { userCalls } from '#contract/user.ts'
import { changeAccount, makeUser, PASSWORD, signedInAtEvening, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'
import {
  freshAddress,
  freshPhone,
  later,
  mailedCode,
  outboxOf,
  ownCode,
  textedCode,
  wrongCode,
} from '#tests/support/backend/codes.ts'

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
  expect((await prove({ password: 'wrong horse 9' })).errorMsg).toBe('wrong_password')
  expect((await bind()).errorMsg).toBe('proof_needed')
  expect((await prove({ password: PASSWORD })).status).toBe('success')
  expect((await prove({})).status).toBe('success')
  expect((await bind()).status).toBe('success')
})

test('only somebody who received its code learns that a contact belongs to another account', async () => {
  const { email } = await withPassword()
  const other = await makeUser()
  await changeAccount(other.uid, { email: null, phone: `+86${freshPhone()}`, areaCode: '86' })
  const asked = { token: other.token, address: freshAddress() }
  const code = await mailedCode(email, asked)
  const bind = (checkCode: string) => envelopeOf(accountCalls.changeContact, { mobileOrEmail: email, checkCode }, asked)
  expect((await bind(wrongCode(code))).errorMsg).toBe('wrong_code')
  expect((await bind(code)).errorMsg).toBe('identifier_taken')
})
