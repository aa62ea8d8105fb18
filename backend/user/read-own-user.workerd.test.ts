import { expect, test } from 'vitest'
import type { Context } from '#backend/core/context.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { scansIn } from '#tests/support/backend/explained.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import { readOwnUser } from './to-user.ts'

/** The database, and what it was asked: each time the plans of the statements sent together. */
function recorded() {
  const asked: string[][][] = []
  const texts = new Map<object, [string, unknown[]]>()
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      const statement = testEnv.ACCOUNTS.prepare(sql).bind(...values)
      texts.set(statement, [sql, values])
      return statement
    },
  })
  const planOf = async (statement: object) => {
    const [sql, values] = texts.get(statement) ?? ['', []]
    const { results } = await testEnv.ACCOUNTS.prepare(`explain query plan ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  const batch = async (statements: D1PreparedStatement[]) => {
    asked.push(await Promise.all(statements.map(planOf)))
    return testEnv.ACCOUNTS.batch(statements)
  }
  return { asked, db: openAccountDatabase({ ACCOUNTS: { prepare, batch } as unknown as D1Database }) }
}

test('the account that every page of a signed-in visitor reads is asked for once, by indexes', async () => {
  const { uid, sessionId, username } = await makeUser(['moderator'])
  await giveCoins(uid, { gold: 30, diamond: 2 })
  await testEnv.ACCOUNTS.prepare('insert into identities (type, subject, uid, created_at) values (3, ?, ?, 1)')
    .bind(username, uid)
    .run()
  const { asked, db } = recorded()
  const viewer = { uid, sessionId, roles: ['moderator'] as const }
  expect(
    await readOwnUser({ env: testEnv, accountDb: db, viewer, now: Date.now() } as unknown as Context),
  ).toMatchObject({
    uid,
    username,
    roles: ['moderator'],
    followCount: 0,
    fanCount: 0,
    own: { gold: 30, diamond: 2, thirdParties: [3], unreadCount: 0 },
  })
  // The counts are selected from one row that is no table's.
  const scanned = scansIn(asked.flat()).filter((step) => !/^SCAN (CONSTANT ROW|\()/.test(step))
  expect([asked.length, scanned]).toEqual([1, []])
})
