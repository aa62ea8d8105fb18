import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { loginCalls } from '#contract/login.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { liftBan, setBan, setPasswordHash } from './accounts.store.ts'
import { beginSession } from './begin-session.ts'
import { findUser } from './users.store.ts'

const accountDb = openAccountDatabase(testEnv)
const isOpen = (token: string) => call(loginCalls.testLogin, {}, { token })

async function letIn() {
  const own = await findUser(accountDb, (await makeUser()).uid)
  if (!own) throw new Error('no user was made')
  return { own, begin: () => beginSession({ accountDb, userAgent: '', now: Date.now() }, own, { isProven: true }) }
}

test('a sign-in that a change of password overtakes begins no session', async () => {
  const { own, begin } = await letIn()
  expect(await isOpen(await begin())).toBe(true)
  await setPasswordHash(accountDb, own.uid, 'another')
  expect(await isOpen(await begin())).toBe(false)
})

test('a sign-in that a ban overtakes has no session once the ban is lifted', async () => {
  const { own, begin } = await letIn()
  await setBan(accountDb, own.uid, { at: Date.now(), reason: 'spam' })
  const token = await begin()
  await liftBan(accountDb, own.uid)
  expect(await isOpen(token)).toBe(false)
})
