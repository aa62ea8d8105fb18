import fs from 'node:fs'
import { expect, test } from 'vitest'
import { writes } from '#tests/support/arch/table-walls.ts'

/** The one file that writes each of these tables: others call its functions, in their batches too. */
const OWNERS: Record<string, string> = {
  accounts: 'backend/identity/accounts.store.ts',
  profiles: 'backend/identity/profiles.store.ts',
  memberships: 'backend/identity/memberships.store.ts',
  grantedRoles: 'backend/identity/roles.store.ts',
  balances: 'backend/balance/balance.store.ts',
  balanceRecords: 'backend/balance/balance.store.ts',
  referrals: 'backend/identity/referrals.store.ts',
  sessions: 'backend/identity/sessions.store.ts',
  identities: 'backend/identity/identities.store.ts',
}

/** Deletes what the tables declare of a person who is gone. */
const PURGE = 'backend/user/purge.store.ts'

const sources = fs
  .globSync('backend/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && file !== PURGE)
  .map((file) => ({ file, source: fs.readFileSync(file, 'utf8') }))

test.each(Object.entries(OWNERS))('%s is written by its owner alone', (table, owner) => {
  expect(sources.filter(({ source }) => writes(source, table)).map(({ file }) => file)).toEqual([owner])
})

test('nobody changes a user by a set of columns of the caller’s choice', () => {
  const general = /export (?:const|function|async function) \w+[^\n]*\b(?:Partial|SQLiteUpdateSetSource)</
  const stores = sources.filter(({ file }) => Object.values(OWNERS).includes(file))
  expect(stores.filter(({ source }) => general.test(source)).map(({ file }) => file)).toEqual([])
})
