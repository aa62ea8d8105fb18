import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { digestOf } from '#backend/core/digest.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { findBoundUser } from './identities.store.ts'
import { findSession } from './sessions.store.ts'
import { findUser, findUserBy } from './users.store.ts'

type Database = Parameters<typeof findUser>[0]

/** Runs `read`; returns its result and the query plan of each query that it made. */
async function explained<T>(read: (db: Database) => Promise<T>): Promise<{ answer: T; plans: string[][] }> {
  const queries: [string, unknown[]][] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      queries.push([sql, values])
      return testEnv.DB.prepare(sql).bind(...values)
    },
  })
  const answer = await read(drizzle({ prepare } as unknown as D1Database))
  const plans = await Promise.all(
    queries.map(async ([sql, values]) => {
      const { results } = await testEnv.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }),
  )
  return { answer, plans }
}

const scans = (plans: string[][]) => plans.flat().filter((step) => step.startsWith('SCAN '))

test('a session with its user’s roles and membership is read by one query that uses indexes', async () => {
  const { uid, token } = await makeUser(['svip', 'anchor', 'expert'])
  const hash = await digestOf(token)
  const { answer, plans } = await explained((db) => findSession(db, hash, 1))
  expect(answer).toMatchObject({ uid, roles: ['anchor', 'expert'], svipUntil: expect.any(Number) })
  expect([plans.length, scans(plans)]).toEqual([1, []])
})

test('a user is read by one query that uses indexes, by uid, name, email, phone or third party', async () => {
  const { uid, username } = await makeUser(['moderator'])
  await testEnv.DB.prepare("insert into identities (type, subject, uid, created_at) values (3, 'una', ?, 1)")
    .bind(uid)
    .run()
  const reads = [
    (db: Database) => findUser(db, uid),
    (db: Database) => findUserBy(db, { kind: 'name', key: username.toLowerCase() }),
    (db: Database) => findUserBy(db, { kind: 'email', key: `${username.toLowerCase()}@example.org` }),
    (db: Database) => findBoundUser(db, { type: 3, subject: 'una' }),
  ]
  for (const read of reads) {
    const { answer, plans } = await explained(read)
    expect(answer).toMatchObject({ uid, username, roles: ['moderator'], preferences: {} })
    expect([plans.length, scans(plans)]).toEqual([1, []])
  }
  const { plans } = await explained((db) => findUserBy(db, { kind: 'phone', key: '+8613800000000' }))
  expect([plans.length, scans(plans)]).toEqual([1, []])
})
