import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { isOpen, makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { call } from '#tests/support/backend/calls.ts'

test('the list of sessions marks the caller’s and holds no secrets', async () => {
  const { token, uid, sessionId } = await makeUser()
  const other = await makeSession(uid)
  const { sessions } = await call(accountCalls.listSessions, {}, { token })
  expect(sessions.map(({ id, isCurrent }) => [id, isCurrent]).sort()).toEqual(
    [
      [sessionId, true],
      [other.sessionId, false],
    ].sort(),
  )
  expect(sessions[0]?.device).toBe('Chrome · Windows')
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'seenAt'])
})

test('a user ends one session by its id or all others, and never another user’s', async () => {
  const { token, uid } = await makeUser()
  const stranger = await makeUser()
  const [second, third] = [await makeSession(uid), await makeSession(uid)]
  const end = (input: { id?: string }) => call(accountCalls.endSessions, input, { token })
  expect(await end({ id: stranger.sessionId })).toEqual({ ended: 0 })
  expect(await isOpen(stranger.token)).toBe(true)
  expect(await end({ id: second.sessionId })).toEqual({ ended: 1 })
  expect([await isOpen(second.token), await isOpen(third.token)]).toEqual([false, true])
  expect(await end({})).toEqual({ ended: 1 })
  expect([await isOpen(third.token), await isOpen(token)]).toEqual([false, true])
})
