import { expect, test } from 'vitest'
import { digestOf } from '#backend/core/digest.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn } from '#tests/support/backend/explained.ts'
import { findBoundUser } from './identities.store.ts'
import { findSession } from './sessions.store.ts'
import { findUser, findUserBy, type UserRow } from './users.store.ts'

test('a session with its user’s roles and membership is read by one query that uses indexes', async () => {
  const { uid, token } = await makeUser(['svip', 'anchor', 'expert'])
  const hash = await digestOf(token)
  const { answer, plans } = await explained((db) => findSession(db, hash, 1))
  expect(answer).toMatchObject({ uid, roles: ['anchor', 'expert'], svipUntil: expect.any(Number) })
  expect([plans.length, scansIn(plans)]).toEqual([1, []])
})

test('a user is read by one query that uses indexes, by uid, name, email, phone or third party', async () => {
  const { uid, username } = await makeUser(['moderator'])
  await testEnv.ACCOUNTS.prepare("insert into identities (type, subject, uid, created_at) values (3, 'una', ?, 1)")
    .bind(uid)
    .run()
  const reads: ((db: AccountDatabase) => Promise<UserRow | undefined>)[] = [
    (db) => findUser(db, uid),
    (db) => findUserBy(db, { kind: 'name', key: username.toLowerCase() }),
    (db) => findUserBy(db, { kind: 'email', key: `${username.toLowerCase()}@example.org` }),
    (db) => findBoundUser(db, { type: 3, subject: 'una' }),
  ]
  for (const read of reads) {
    const { answer, plans } = await explained(read)
    expect(answer).toMatchObject({ uid, username, roles: ['moderator'], preferences: {} })
    expect([plans.length, scansIn(plans)]).toEqual([1, []])
  }
  const { plans } = await explained((db) => findUserBy(db, { kind: 'phone', key: '+8613800000000' }))
  expect([plans.length, scansIn(plans)]).toEqual([1, []])
})
