import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { digestOf } from '#backend/core/digest.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { findBoundUser } from './identities.store.ts'
import { findSession } from './sessions.store.ts'
import { findUser, findUserBy } from './users.store.ts'

type Asking = Parameters<typeof findUser>[0]

/** What `ask` answers, and each query it made with the steps by which the database finds its rows. */
async function watched<T>(ask: (db: Asking) => Promise<T>): Promise<{ answer: T; plans: string[][] }> {
  const asked: [string, unknown[]][] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      asked.push([sql, values])
      return testEnv.DB.prepare(sql).bind(...values)
    },
  })
  const answer = await ask(drizzle({ prepare } as unknown as D1Database))
  const plans = await Promise.all(
    asked.map(async ([sql, values]) => {
      const { results } = await testEnv.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }),
  )
  return { answer, plans }
}

const scans = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('SCAN '))

test('a session with roles and membership of its owner is one query along indexes', async () => {
  const { uid, token } = await makeUser(['svip', 'anchor', 'expert'])
  const hash = await digestOf(token)
  const { answer, plans } = await watched((db) => findSession(db, hash, 1))
  expect(answer).toMatchObject({ uid, roles: ['anchor', 'expert'], svipUntil: expect.any(Number) })
  expect([plans.length, scans(plans)]).toEqual([1, []])
})

test('a user is one query along indexes, by her uid, name, email, phone or third party', async () => {
  const { uid, username } = await makeUser(['moderator'])
  await testEnv.DB.prepare("insert into identities (type, subject, uid, created_at) values (3, 'una', ?, 1)")
    .bind(uid)
    .run()
  const reads = [
    (db: Asking) => findUser(db, uid),
    (db: Asking) => findUserBy(db, { kind: 'name', key: username.toLowerCase() }),
    (db: Asking) => findUserBy(db, { kind: 'email', key: `${username.toLowerCase()}@example.org` }),
    (db: Asking) => findBoundUser(db, { type: 3, subject: 'una' }),
  ]
  for (const read of reads) {
    const { answer, plans } = await watched(read)
    expect(answer).toMatchObject({ uid, username, roles: ['moderator'], preferences: {} })
    expect([plans.length, scans(plans)]).toEqual([1, []])
  }
  const { plans } = await watched((db) => findUserBy(db, { kind: 'phone', key: '+8613800000000' }))
  expect([plans.length, scans(plans)]).toEqual([1, []])
})
