import fs from 'node:fs'
import { expect, test } from 'vitest'
import { writes } from '#tests/support/arch/table-walls.ts'

/** The only file that writes each of these tables; others call its functions, also in batches. */
const OWNERS: Record<string, string> = {
  accounts: 'backend/identity/accounts.store.ts',
  profiles: 'backend/identity/profiles.store.ts',
  memberships: 'backend/identity/memberships.store.ts',
  grantedRoles: 'backend/identity/roles.store.ts',
  balances: 'backend/coins/opening.store.ts',
  ledgerLines: 'backend/coins/projection.store.ts',
  ledgerAccounts: 'backend/coins/projection.store.ts',
  referrals: 'backend/identity/referrals.store.ts',
  sessions: 'backend/identity/sessions.store.ts',
  identities: 'backend/identity/identities.store.ts',
}

/** Deletes the data of purged accounts from every table. */
const PURGE = 'backend/user/purge.store.ts'

const sources = fs
  .globSync('backend/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && file !== PURGE)
  .map((file) => ({ file, source: fs.readFileSync(file, 'utf8') }))

test.each(Object.entries(OWNERS))('%s is written only by its owner', (table, owner) => {
  expect(sources.filter(({ source }) => writes(source, table)).map(({ file }) => file)).toEqual([owner])
})

test('no function updates arbitrary columns of a user', () => {
  const general = /export (?:const|function|async function) \w+[^\n]*\b(?:Partial|SQLiteUpdateSetSource)</
  const stores = sources.filter(({ file }) => Object.values(OWNERS).includes(file))
  expect(stores.filter(({ source }) => general.test(source)).map(({ file }) => file)).toEqual([])
})
