import { expect, test } from 'vitest'
import { loginCalls, type Session } from '#contract/login.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'
import { later, mailedCode, textedCode } from '#tests/support/backend/codes.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import { freshEmail, makeFullUser, visitor } from '#tests/support/backend/sign-in.ts'

const coinsOf = async (uid: number) => (await linesOf(uid)).map(({ gold }) => gold)

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
  expect(await coinsOf(session.uid)).toEqual([200])
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
  expect(await coinsOf(uid)).toEqual([200])
  expect((await envelopeOf(loginCalls.signInByCode, input, asked)).errorMsg).toBe('wrong_code')
})

test('a code sent to one email does not sign in another', async () => {
  const asked = visitor()
  const checkCode = await mailedCode(freshEmail(), asked)
  const input = { mobileOrEmail: freshEmail(), checkCode }
  expect((await envelopeOf(loginCalls.signInByCode, input, asked)).errorMsg).toBe('wrong_code')
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
