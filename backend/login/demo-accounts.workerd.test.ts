import { expect, test } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { loginCalls } from '#contract/login.ts'
import { contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, verifiedCheck } from '#tests/support/backend/codes.ts'
import { createDemoAccounts } from './demo-accounts.ts'

test('creating the demo accounts twice leaves one of each', async () => {
  await createDemoAccounts(contextOfTest())
  await createDemoAccounts(contextOfTest())
  const { results } = await testEnv.ACCOUNTS.prepare(
    `select username, (select group_concat(role) from granted_roles where uid = accounts.uid) as roles, uid
      from accounts where email like '%@grandstand.test' order by username`,
  ).all<{ username: string; roles: string; uid: number }>()
  expect(results.map(({ username }) => username)).toEqual([
    'admin',
    'anchor',
    'channel',
    'expert',
    'moderator',
    'svip',
    'viewer',
    'vip',
  ])
  expect(await Promise.all(results.map(async ({ uid }) => (await balanceOf(testEnv, uid)).gold))).toEqual(
    Array(8).fill(200),
  )
  expect(results[0]?.roles).toBe('administrator')
})

test('the published password signs in where demo accounts are on, and nowhere else', async () => {
  await createDemoAccounts(contextOfTest())
  const tryWith = async (settings: Partial<typeof testEnv>) => {
    const asked = { address: freshAddress(), settings }
    const input = {
      mobileOrEmail: 'admin@grandstand.test',
      password: 'grandstand1',
      cfToken: await verifiedCheck(asked),
    }
    return envelopeOf(loginCalls.signInByPassword, input, asked)
  }
  expect(await tryWith({ DEMO_ACCOUNTS: '1' })).toMatchObject({ status: 'success' })
  for (const settings of [{}, { DEMO_ACCOUNTS: '0' }, { DEMO_ACCOUNTS: '1', ENVIRONMENT: 'production' }])
    expect(await tryWith(settings), JSON.stringify(settings)).toMatchObject({ errorMsg: 'wrong_login' })
})
