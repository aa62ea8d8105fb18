import { expect, test } from 'vitest'
import { userCalls } from '#contract/user.ts'
import { makeUser, passwordHash, withPassword } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'

test('an export holds the user’s data, no secrets and no other user’s data', async () => {
  const { token, uid, email } = await withPassword()
  const stranger = await withPassword()
  await call(userCalls.sendFeedback, { kind: 'idea', text: 'More snooker.' }, { token })
  const text = JSON.stringify(await call(userCalls.exportData, {}, { token }))
  expect(text).toContain(email)
  expect(text).toContain('More snooker.')
  const { results } = await testEnv.ACCOUNTS.prepare('select token_hash from sessions where uid = ?').bind(uid).all()
  for (const secret of [token, await passwordHash(), 'scrypt$', String(results[0]?.token_hash), stranger.email])
    expect(text, secret).not.toContain(secret)
  expect(text).not.toMatch(/"(token|tokenHash|passwordHash|hash)"/)
})

test('an export has the balance and every line of the account, up to the last', async () => {
  const { token, uid } = await makeUser()
  await giveCoins(uid, { gold: 7 })
  await giveCoins(uid, { diamond: 2 })
  expect(await call(userCalls.exportData, {}, { token })).toMatchObject({
    balance: { gold: 7, diamond: 2 },
    balanceRecords: [
      { reason: 'recharge', diamond: 2, goldAfter: 7, at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { reason: 'recharge', gold: 7 },
    ],
  })
})

test('an export ends with the newest ten thousand of each kind', async () => {
  const { token, uid } = await makeUser()
  await testEnv.ACCOUNTS.prepare(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10005)
      insert into notices (uid, type, params, created_at) select ?, 'new_fan', '{}', n from numbers`,
  )
    .bind(uid)
    .run()
  const { notices } = (await call(userCalls.exportData, {}, { token })) as { notices: { createdAt: string }[] }
  expect(notices).toHaveLength(10_000)
  expect(notices[0]?.createdAt).toBe('1970-01-01T00:00:10.005Z')
})
