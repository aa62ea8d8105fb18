import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import type { Session } from '#contract/login.ts'
import { isOpen, makeUser, PASSWORD } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf } from '#tests/support/backend/calls.ts'
import { later } from '#tests/support/backend/codes.ts'

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
