import { expect, test } from 'vitest'
import { contextOfTest, testEnv } from '#tests/support/backend/calls.ts'
import { createDemoAccounts } from './demo-accounts.ts'

test('creating the demo accounts twice leaves one of each', async () => {
  await createDemoAccounts(contextOfTest())
  await createDemoAccounts(contextOfTest())
  const { results } = await testEnv.DB.prepare(
    `select username, (select group_concat(role) from granted_roles where uid = accounts.uid) as roles, gold
      from accounts join balances using (uid) where email like '%@grandstand.test' order by uid`,
  ).all<{ username: string; roles: string; gold: number }>()
  expect(results.map(({ username }) => username)).toEqual([
    'viewer',
    'vip',
    'svip',
    'expert',
    'anchor',
    'moderator',
    'channel',
    'admin',
  ])
  expect(results.map(({ gold }) => gold)).toEqual(Array(8).fill(200))
  expect(results.at(-1)?.roles).toBe('administrator')
})
