import { expect, test, vi } from 'vitest'
import type { Context } from '#backend/core/context.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { accountCalls } from '#contract/account.ts'
import type { Envelope, Table } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { loginCalls } from '#contract/login.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { TABLES } from '#contract/tables.ts'
import { userCalls } from '#contract/user.ts'
import { makeSession, makeUser, PASSWORD, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { answerOnce } from './idempotency.ts'

const FEEDBACK = { kind: 'idea', text: 'Once is enough.' } as const
const withKey = (token: string, key: string) => ({ token, headers: { 'idempotency-key': key } })
const sendFeedback = (token: string, key: string) => envelopeOf(userCalls.sendFeedback, FEEDBACK, withKey(token, key))
const countOf = async (token: string) => (await call(userCalls.listFeedback, {}, { token })).total

test('a repeated POST gets the first answer and is not run again', async () => {
  const { token } = await makeUser()
  const first = await sendFeedback(token, 'key-1')
  expect(first.status).toBe('success')
  expect(await sendFeedback(token, 'key-1')).toEqual(first)
  expect(await countOf(token)).toBe(1)
  await sendFeedback(token, 'key-2')
  expect(await countOf(token)).toBe(2)
})

test('a key with another input is refused and runs nothing; the first input still gets its answer', async () => {
  const { token } = await makeUser()
  const first = await sendFeedback(token, 'key-1')
  const other = { ...FEEDBACK, text: 'Something else.' }
  const refused = await envelopeOf(userCalls.sendFeedback, other, withKey(token, 'key-1'))
  expect(refused).toMatchObject({ status: 'fail', errorCode: ERRORS.invalid_input.code })
  expect(await countOf(token)).toBe(1)
  expect(await sendFeedback(token, 'key-1')).toEqual(first)
})

test('of five simultaneous requests with one key one is run and all get its answer', async () => {
  const { token } = await makeUser()
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendFeedback(token, 'key-1')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe('success')
  expect(await countOf(token)).toBe(1)
})

test('the same key of two users stands for two requests', async () => {
  const [one, two] = [await makeUser(), await makeUser()]
  await sendFeedback(one.token, 'shared')
  await sendFeedback(two.token, 'shared')
  expect([await countOf(one.token), await countOf(two.token)]).toEqual([1, 1])
})

test('a POST without a key is run each time', async () => {
  const { token } = await makeUser()
  for (let time = 0; time < 2; time++) await call(userCalls.sendFeedback, FEEDBACK, { token })
  expect(await countOf(token)).toBe(2)
})

test('an answer that holds a token is never stored', async () => {
  const { token } = await makeUser()
  const first = await envelopeOf(accountCalls.modifyNewUser, { uname: `Once${Date.now()}` }, withKey(token, 'key-1'))
  const { token: next } = first.result as { token: string }
  const again = await envelopeOf(accountCalls.modifyNewUser, { uname: `Twice${Date.now()}` }, withKey(next, 'key-1'))
  expect(JSON.stringify(again)).not.toContain(next)
  expect(again.status).toBe('fail')
})

test('a guest who fails a hundred times with a hundred keys leaves no row', async () => {
  const count = () => testEnv.ACCOUNTS.prepare('select count(*) as rows from intents').first<number>('rows')
  const before = await count()
  const input = { mobileOrEmail: 'nobody@example.org' }
  for (let at = 0; at < 100; at++) {
    const asked = { headers: { 'idempotency-key': `guest-${at}` }, address: '198.51.100.9' }
    expect((await envelopeOf(loginCodeCalls.sendEmailCode, input, asked)).status).toBe('fail')
  }
  expect(await count()).toBe(before)
})

test('a repeated change of password succeeds although the current password has changed', async () => {
  const { token } = await withPassword()
  const input = { password: 'fresh horse 10', currentPassword: PASSWORD }
  const change = (key: string) => envelopeOf(accountCalls.changePassword, input, withKey(token, key))
  const first = await change('key-1')
  expect(first).toMatchObject({ status: 'success', result: { done: true } })
  expect(await change('key-1')).toEqual(first)
  expect((await change('key-2')).errorMsg).toBe('wrong_password')
})

test('a repeated deletion gets the same answer although the first one ended the session', async () => {
  const { token, uid } = await withPassword()
  const { token: other } = await makeSession(uid)
  const leave = (of: string, key: string, at?: string) =>
    envelopeOf(accountCalls.deleteAccount, { password: PASSWORD }, { ...withKey(of, key), ...(at ? { at } : {}) })
  const first = await leave(token, 'key-1')
  expect(first).toMatchObject({ status: 'success', result: { deletingAt: expect.any(String) } })
  expect(await leave(token, 'key-1', '2026-11-20T20:00:00.000Z')).toEqual(first)
  for (const [of, key] of [
    [token, 'key-2'],
    [other, 'key-1'],
    ['nobody', 'key-1'],
  ] as const)
    expect((await leave(of, key)).errorMsg).toBe('session_invalid')
  expect((await envelopeOf(userCalls.getUser, {}, withKey(token, 'key-1'))).errorMsg).toBe('session_invalid')
})

test('a repeated deletion with another input does not get the answer of the first', async () => {
  const { token } = await withPassword()
  const leave = (input: object) => envelopeOf(accountCalls.deleteAccount, input, withKey(token, 'key-1'))
  const first = await leave({ password: PASSWORD })
  expect(first.status).toBe('success')
  expect((await leave({ password: 'wrong horse 9' })).errorMsg).toBe('session_invalid')
  expect((await leave({})).errorMsg).toBe('session_invalid')
  expect(await leave({ password: PASSWORD })).toEqual(first)
})

test('simultaneous deletions with one key all get the same answer', async () => {
  const { token } = await withPassword()
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      envelopeOf(accountCalls.deleteAccount, { password: PASSWORD }, withKey(token, 'key-1')),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe('success')
})

test('a repeated sign-out gets the same answer', async () => {
  const { token } = await makeUser()
  const leave = () => envelopeOf(loginCalls.signOut, {}, withKey(token, 'key-1'))
  const first = await leave()
  expect(first.status).toBe('success')
  expect(await leave()).toEqual(first)
})

test('a repeated request waits for a slow call up to that call’s own timeout', async () => {
  const context = { viewer: { uid: 1 }, accountDb: openAccountDatabase(testEnv), now: Date.now() } as Context
  const work = async (): Promise<Envelope> => {
    await new Promise((resolve) => setTimeout(resolve, 3500))
    return { status: 'success', result: { done: true } }
  }
  const first = answerOnce(context, accountCalls.sendOwnCode, 'slow', [], work)
  const second = answerOnce(context, accountCalls.sendOwnCode, 'slow', [], work)
  expect(await second).toEqual(await first)
})

test('work whose answer cannot be stored is answered all the same, and is not run again', async () => {
  const lossy = new Proxy(testEnv.ACCOUNTS, {
    get: (database, name) => {
      if (name !== 'prepare') return Reflect.get(database, name)
      return (query: string) => {
        if (query.startsWith('update "intents"')) throw new Error('D1_ERROR: Network connection lost.')
        return database.prepare(query)
      }
    },
  })
  const context = {
    viewer: { uid: 1 },
    accountDb: openAccountDatabase({ ACCOUNTS: lossy }),
    now: Date.now(),
  } as Context
  let runs = 0
  const once = () =>
    answerOnce(context, userCalls.sendFeedback, 'unstored', [], async () => {
      runs++
      return { status: 'success', result: { done: true } }
    })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await once()).toEqual({ status: 'success', result: { done: true } })
  expect((await once()).errorMsg).toBe('rate_limited')
  expect(runs).toBe(1)
  expect(log.mock.calls.flat().join()).toContain('answer_not_stored')
  log.mockRestore()
})

const done: Envelope = { status: 'success', result: { done: true } }
const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const contextAt = (now: number) =>
  ({ viewer: { uid: 1 }, accountDb: openAccountDatabase(testEnv), now }) as unknown as Context

test('a key whose first run was lost on the way is never run again, and says that nobody knows', async () => {
  const runs: string[] = []
  const run = (name: string, now: number, work = () => Promise.resolve(done)) =>
    answerOnce(contextAt(now), userCalls.sendFeedback, 'lost', [], () => {
      runs.push(name)
      return work()
    })
  // A backend that is killed never goes on.
  void run('killed', NOW, () => new Promise(() => undefined))
  await expect.poll(() => runs).toEqual(['killed'])
  expect((await run('repeated', NOW + 61_000)).errorMsg).toBe('outcome_unknown')
  expect((await run('repeated', NOW + 86_000_000)).errorCode).toBe(ERRORS.outcome_unknown.code)
  expect(runs).toEqual(['killed'])
})

test('what does twice as much when made twice is not run again after it failed on the way, anything else is', async () => {
  for (const [entry, expected] of [
    [userCalls.sendFeedback, 'outcome_unknown'],
    [userCalls.savePreferences, undefined],
  ] as const) {
    let written = 0
    const run = () =>
      answerOnce(contextAt(NOW), entry, 'failed', [], async () => {
        written += 1
        if (written === 1) throw new Error('D1_ERROR: Network connection lost.')
        return done
      })
    await expect(run()).rejects.toThrow('lost')
    expect((await run()).errorMsg, entry.path).toBe(expected)
    expect(written, entry.path).toBe(expected ? 1 : 2)
  }
})

test('every call that sends or adds something says that it is made once', () => {
  const once = Object.values(TABLES).flatMap((table) =>
    Object.entries(table as Table).filter(([, call]) => call.isOnce),
  )
  expect(once.map(([verb]) => verb).sort()).toEqual([
    'addComment',
    'addNote',
    'answerAnySupport',
    'answerFeedback',
    'answerSupport',
    'changeStock',
    'decideComplaint',
    'noteSupport',
    'openSupport',
    'saveAnnouncement',
    'saveArticle',
    'saveGoods',
    'savePost',
    'sendComplaint',
    'sendEmailCode',
    'sendFeedback',
    'sendMobileCode',
    'sendOwnCode',
  ])
})

test('a key that is too long is refused rather than cut off, and runs nothing', async () => {
  const { token } = await makeUser()
  const long = 'k'.repeat(101)
  expect(await sendFeedback(token, long)).toMatchObject({ status: 'fail', errorCode: ERRORS.invalid_input.code })
  expect(await countOf(token)).toBe(0)
})
