import { expect, test } from 'vitest'
import { loginCalls } from '#contract/login.ts'
import { isOpen, makeSession, PASSWORD } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'
import { later, mailedCode, wrongCode } from '#tests/support/backend/codes.ts'
import { freshEmail, makeFullUser, tryPassword, visitor } from '#tests/support/backend/sign-in.ts'

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
    const checkCode = wrongCode(code)
    return envelopeOf(loginCalls.resetPassword, { mobileOrEmail, checkCode, password: PASSWORD }, asked)
  }
  expect(await wrong(stranger)).toEqual(await wrong(familiar))
  const asked = { ...visitor(), at: later(120) }
  const checkCode = await mailedCode(stranger, asked)
  const input = { mobileOrEmail: stranger, checkCode, password: PASSWORD }
  expect((await call(loginCalls.resetPassword, input, asked)).newUser).toBe(true)
  expect((await tryPassword({ mobileOrEmail: stranger })).status).toBe('success')
})
