import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { selectProfileCounts } from '#backend/user/profile-counts.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import { followCalls } from '#contract/follow.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { FANS_LISTED_MAX, FOLLOWS_MAX, readFans } from './follows.store.ts'

const db = openAccountDatabase(testEnv)
const run = (sql: string, ...values: unknown[]) =>
  testEnv.ACCOUNTS.prepare(sql)
    .bind(...values)
    .run()

const follow = (token: string, userId: number, isFollowed: 'true' | 'false' = 'true', kind: 'user' | 'team' = 'user') =>
  envelopeOf(followCalls.follow, { userId, isFollowed, kind }, { token })
const profileOf = async (userId: number) => (await call(userCalls.getUser, { userId })).user

/** Of these users the rows where the stored count of fans differs from the follows. */
async function wrongCounts(...users: { uid: number }[]): Promise<unknown[]> {
  const counted = 'select kind, target_id, count(*) as fans from follows group by kind, target_id'
  const stored = 'select kind, target_id, fans from fan_counts where fans <> 0'
  const { results } = await testEnv.ACCOUNTS.prepare(
    `select * from (select * from (${counted} except ${stored}) union all select * from (${stored} except ${counted}))
      where target_id in (${users.map(({ uid }) => uid).join()})`,
  ).all()
  return results
}

const numbers = (many: number) =>
  `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${many})`

/** A user with this many fans and unread notices, written directly to the database. */
async function makeStar(fans: number) {
  const star = await makeUser()
  const name = `'f${star.uid}x' || n`
  await run(
    `${numbers(fans)} insert into accounts (username, name_key, created_at) select ${name}, ${name}, n from numbers`,
  )
  await run(`insert into profiles (uid) select uid from accounts where username like 'f${star.uid}x%'`)
  await run(
    `insert into follows (uid, kind, target_id, created_at) select uid, 'user', ${star.uid}, created_at from accounts
      where username like 'f${star.uid}x%'`,
  )
  await run("insert into fan_counts (kind, target_id, fans) values ('user', ?, ?)", star.uid, fans)
  await run(
    `${numbers(fans)} insert into notices (uid, type, params, created_at) select ?, 'new_fan', '{}', n from numbers`,
    star.uid,
  )
  return star
}

/** How many rows the database reads for the queries of `read`. */
async function rowsReadBy(read: (recording: typeof db) => Promise<unknown>): Promise<number> {
  const queries: [string, unknown[]][] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => {
      queries.push([sql, values])
      return testEnv.ACCOUNTS.prepare(sql).bind(...values)
    },
  })
  const batch = (statements: D1PreparedStatement[]) => testEnv.ACCOUNTS.batch(statements)
  await read(openAccountDatabase({ ACCOUNTS: { prepare, batch } as unknown as D1Database }))
  let rows = 0
  for (const [sql, values] of queries) rows += (await run(sql, ...values)).meta.rows_read
  expect(rows).toBeGreaterThan(0)
  return rows
}

test('the count of fans is right after simultaneous follows and unfollows', async () => {
  const star = await makeUser()
  const fans = await Promise.all(Array.from({ length: 8 }, () => makeUser()))
  await Promise.all(fans.flatMap(({ token }) => [follow(token, star.uid), follow(token, star.uid)]))
  expect((await profileOf(star.uid)).fanCount).toBe(8)
  await Promise.all(
    fans.flatMap(({ token }, at) =>
      at % 2 ? [follow(token, star.uid, 'false'), follow(token, star.uid, 'false')] : [follow(token, star.uid)],
    ),
  )
  expect((await profileOf(star.uid)).fanCount).toBe(4)
  expect(await wrongCounts(star)).toEqual([])
})

test('a purged account is removed from the counts of fans and follows', async () => {
  const [user, star, fan] = [await makeUser(), await makeUser(), await makeUser()]
  for (const { token } of [user, fan]) await follow(token, star.uid)
  await follow(fan.token, user.uid)
  const now = Date.parse(EVENING)
  await db.update(accounts).set({ deletingAt: now }).where(eq(accounts.uid, user.uid))
  const row = await findUser(db, user.uid)
  if (!row) throw new Error('no such user')
  await purgeAccount({ matchDb: openMatchDatabase(testEnv), accountDb: db, env: testEnv, now }, row)
  expect([(await profileOf(star.uid)).fanCount, (await profileOf(fan.uid)).followCount]).toEqual([1, 1])
  expect(await wrongCounts(user, star, fan)).toEqual([])
})

test('the migration that adds the counts fills them from the existing follows', async () => {
  const [fan, star] = [await makeUser(), await makeUser()]
  await run("insert into follows (uid, kind, target_id, created_at) values (?, 'user', ?, 1)", fan.uid, star.uid)
  expect(await wrongCounts(fan, star)).toHaveLength(1)
  const { MIGRATIONS_BEFORE_SPLIT } = env as unknown as {
    MIGRATIONS_BEFORE_SPLIT: { name: string; queries: string[] }[]
  }
  const { queries = [] } = MIGRATIONS_BEFORE_SPLIT.find(({ name }) => name.includes('fan_counts')) ?? {}
  await run('drop table fan_counts')
  for (const query of queries) await run(query)
  expect(await wrongCounts(fan, star)).toEqual([])
})

test('a user at the limit of follows can still repeat and end existing ones', async () => {
  const { uid, token } = await makeUser()
  const [known, next] = [await makeUser(), await makeUser()]
  await follow(token, known.uid)
  await run(
    `${numbers(FOLLOWS_MAX - 1)} insert into follows (uid, kind, target_id, created_at)
      select ?, 'player', 1000000000 + n, n from numbers`,
    uid,
  )
  expect((await follow(token, next.uid)).errorMsg).toBe('rate_limited')
  expect((await profileOf(next.uid)).fanCount).toBe(0)
  expect((await follow(token, known.uid)).result).toEqual({ isFollowed: true, fanCount: 1 })
  await follow(token, known.uid, 'false')
  expect((await follow(token, next.uid)).result).toEqual({ isFollowed: true, fanCount: 1 })
})

test('the rows read for a profile and a list of fans do not grow with the number of fans', async () => {
  const many = FANS_LISTED_MAX + 500
  const { uid } = await makeStar(many)
  expect((await profileOf(uid)).fanCount).toBe(many)
  expect(
    await rowsReadBy((recording) => selectProfileCounts(recording, uid, { viewerUid: 0, forSelf: false })),
  ).toBeLessThan(20)
  const { list, total } = await call(followCalls.listFollows, { userId: uid, type: '2', page: 50 })
  expect([list.length, total]).toEqual([20, FANS_LISTED_MAX])
  expect((await call(followCalls.listFollows, { userId: uid, type: '2', page: 51 })).list).toEqual([])
  const rows = await rowsReadBy((recording) => readFans(recording, { uid, viewerUid: 0, offset: 0 }))
  expect(rows).toBeGreaterThan(FANS_LISTED_MAX)
  const more = await makeStar(many + 3000)
  const rowsOfMore = await rowsReadBy((recording) => readFans(recording, { uid: more.uid, viewerUid: 0, offset: 0 }))
  // A row more or less: the end of a range of random ids.
  expect(Math.abs(rowsOfMore - rows)).toBeLessThan(5)
})
