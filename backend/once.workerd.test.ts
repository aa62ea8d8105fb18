import { expect, test } from 'vitest'
import { makeUser } from '#backend/accounts-for-tests.ts'
import { call, envelopeOf } from '#backend/calls-for-tests.ts'
import { accountCalls } from '#contract/account.ts'
import { userCalls } from '#contract/user.ts'

const FEEDBACK = { kind: 'idea', text: 'Once is enough.' } as const
const withKey = (token: string, key: string) => ({ token, headers: { 'idempotency-key': key } })
const sendFeedback = (token: string, key: string) => envelopeOf(userCalls.sendFeedback, FEEDBACK, withKey(token, key))
const countOf = async (token: string) => (await call(userCalls.listFeedback, {}, { token })).total

test('a repeated POST is answered with the first answer and not done again', async () => {
  const { token } = await makeUser()
  const first = await sendFeedback(token, 'key-1')
  expect(first.status).toBe('success')
  expect(await sendFeedback(token, 'key-1')).toEqual(first)
  expect(await countOf(token)).toBe(1)
  await sendFeedback(token, 'key-2')
  expect(await countOf(token)).toBe(2)
})

test('of five at once with one key one is done and all get its answer', async () => {
  const { token } = await makeUser()
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendFeedback(token, 'key-1')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe('success')
  expect(await countOf(token)).toBe(1)
})

test('a key of one user says nothing of another’s', async () => {
  const [one, two] = [await makeUser(), await makeUser()]
  await sendFeedback(one.token, 'shared')
  await sendFeedback(two.token, 'shared')
  expect([await countOf(one.token), await countOf(two.token)]).toEqual([1, 1])
})

test('a POST without a key is done each time', async () => {
  const { token } = await makeUser()
  for (let time = 0; time < 2; time++) await call(userCalls.sendFeedback, FEEDBACK, { token })
  expect(await countOf(token)).toBe(2)
})

test('an answer that holds a token is never kept to be answered again', async () => {
  const { token } = await makeUser()
  const first = await envelopeOf(accountCalls.modifyNewUser, { uname: `Once${Date.now()}` }, withKey(token, 'key-1'))
  const { token: next } = first.result as { token: string }
  const again = await envelopeOf(accountCalls.modifyNewUser, { uname: `Twice${Date.now()}` }, withKey(next, 'key-1'))
  expect(JSON.stringify(again)).not.toContain(next)
  expect(again.status).toBe('fail')
})
