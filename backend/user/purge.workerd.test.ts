import { runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import { reservations } from '#backend/db/accounts/schema/reservations.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { accountCalls } from '#contract/account.ts'
import { adminCalls } from '#contract/admin.ts'
import { followCalls } from '#contract/follow.ts'
import { noticeCalls } from '#contract/notice.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { later } from '#tests/support/backend/codes.ts'
import { deleteAccountData, deletionStatements, isDueForPurge } from './purge.store.ts'
import { purgeAccount, purgeDeletedAccounts } from './purge.ts'

const db = openAccountDatabase(testEnv)
const now = Date.parse(EVENING)
/** The database, which can be read and loses every transaction. */
const losing = (whole: D1Database): D1Database =>
  new Proxy(whole, {
    get: (database, name) => {
      if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
      const value: unknown = Reflect.get(database, name)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
const context = { matchDb: openMatchDatabase(testEnv), accountDb: db, env: testEnv, now }

const change = (uid: number, values: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(values).where(eq(accounts.uid, uid))

async function rowOf(uid: number): Promise<UserRow> {
  const row = await findUser(db, uid)
  if (!row) throw new Error('no such user')
  return row
}

/** A user whose grace period ends now. */
async function makeDueUser(): Promise<TestUser> {
  const made = await makeUser()
  await change(made.uid, { deletingAt: now })
  return made
}

test('notices about a purged account are deleted from other inboxes, and no other notices', async () => {
  const [her, friend, other] = [await makeUser(), await makeUser(), await makeUser()]
  for (const { token } of [her, other])
    await call(followCalls.follow, { userId: friend.uid, isFollowed: 'true' }, { token })
  // A uid that begins with that of the purged account.
  await testEnv.ACCOUNTS.prepare(
    "insert into notices (uid, type, params, intent, created_at) values (?, 'new_fan', '{}', ?, 1)",
  )
    .bind(friend.uid, `new_fan:${her.uid}0:${friend.uid}`)
    .run()
  await change(her.uid, { deletingAt: now })
  expect(await purgeAccount(context, await rowOf(her.uid))).toBe(true)
  const { list } = await call(noticeCalls.listNotices, {}, { token: friend.token })
  expect(list.map(({ params }) => params.uid)).toEqual([other.uid, undefined])
})

test('no notice to administrators names a purged account', async () => {
  const [her, him] = [await makeUser(['administrator']), await makeUser(['administrator'])]
  const [gone, other] = [await makeUser(), await makeUser()]
  for (const { uid } of [gone, other])
    await call(adminCalls.setRoles, { uid, roles: ['expert'] }, { token: her.token, at: new Date().toISOString() })
  await change(gone.uid, { deletingAt: now })
  expect(await purgeAccount(context, await rowOf(gone.uid))).toBe(true)
  const { list } = await call(noticeCalls.listNotices, {}, { token: him.token })
  expect(list.map(({ params }) => params.name)).toEqual([other.username])
})

test('stored answers to a purged user’s calls are deleted, those of other users stay', async () => {
  const { uid } = await makeDueUser()
  const keys = [`u${uid}|/user/feedback|a`, `u${uid}0|/user/feedback|a`, `u${uid}`, `U${uid}|/user/feedback|a`]
  for (const key of keys)
    await testEnv.ACCOUNTS.prepare('insert into intents (key, created_at) values (?, 1)').bind(key).run()
  await purgeAccount(context, await rowOf(uid))
  const { results } = await testEnv.ACCOUNTS.prepare('select key from intents where key in (?, ?, ?, ?)')
    .bind(...keys)
    .all<{ key: string }>()
  expect(results.map(({ key }) => key).sort()).toEqual(keys.slice(1).sort())
})

test('no statement of a purge scans a table', async () => {
  const { uid } = await makeDueUser()
  for (const statement of deletionStatements(db, { ...(await rowOf(uid)), phone: '+8613800138000' }, now)) {
    const { sql, params } = statement.toSQL()
    const { results } = await testEnv.ACCOUNTS.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    expect(results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN '))).toEqual([])
  }
})

test('an account whose deletion was cancelled meanwhile keeps all rows and pictures', async () => {
  const { uid, token } = await makeUser()
  const picture = `avatars/${uid}/0123456789abcdef.png`
  await testEnv.UPLOADS.put(picture, 'picture')
  await call(userCalls.sendFeedback, { kind: 'bug', text: 'It rattles.' }, { token })
  await change(uid, { deletingAt: now })
  const read = await rowOf(uid)
  await change(uid, { deletingAt: null })
  expect(await isDueForPurge(db, uid, now)).toBe(false)
  expect(await deleteAccountData(db, read, now)).toBe(false)
  expect(await purgeAccount(context, read)).toBe(false)
  expect(await testEnv.UPLOADS.head(picture)).not.toBeNull()
  expect((await call(userCalls.getUser, {}, { token })).user.uid).toBe(uid)
  expect((await call(userCalls.listFeedback, {}, { token })).total).toBe(1)
})

test('a deletion can be cancelled only during the grace period', async () => {
  const { uid, token } = await makeUser()
  await change(uid, { deletingAt: now + 60_000 })
  const keep = (seconds: number) => envelopeOf(accountCalls.keepAccount, {}, { token, at: later(seconds) })
  expect((await keep(3600)).errorMsg).toBe('session_invalid')
  expect((await rowOf(uid)).deletingAt).toBe(now + 60_000)
  expect((await keep(0)).status).toBe('success')
  expect((await rowOf(uid)).deletingAt).toBeNull()
  expect((await keep(3600)).status, 'an account that is not to be deleted').toBe('success')
})

test('an account whose purge fails does not block others and is tried again', async () => {
  const [stuck, next] = [await makeDueUser(), await makeDueUser()]
  const list = vi.fn((options: R2ListOptions) => {
    if (options.prefix === `avatars/${stuck.uid}/`) throw new Error('the bucket is unavailable')
    return testEnv.UPLOADS.list(options)
  })
  const UPLOADS = { list, delete: (keys: string[]) => testEnv.UPLOADS.delete(keys) } as unknown as R2Bucket
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await purgeDeletedAccounts({ ...context, env: { ...testEnv, UPLOADS } })
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'purge_failed', uid: stuck.uid },
  ])
  logged.mockRestore()
  expect([await findUser(db, stuck.uid), await findUser(db, next.uid)]).toMatchObject([{ uid: stuck.uid }, undefined])
  await purgeDeletedAccounts(context)
  expect(await findUser(db, stuck.uid)).toBeUndefined()
})

test('an account is not forgotten with the rooms that it still has, nor stays when only its rooms are gone', async () => {
  const { uid } = await makeDueUser()
  const row = await rowOf(uid)
  const database = testEnv.DB
  await database.prepare('insert into anchors (id, uid) values (?, ?)').bind(uid, uid).run()
  const away = { ...context, matchDb: openMatchDatabase({ DB: losing(testEnv.DB) }) }
  await expect(purgeAccount(away, row)).rejects.toThrow('connection lost')
  expect(await findUser(db, uid)).toBeDefined()
  const halfway = { ...context, accountDb: openAccountDatabase({ ACCOUNTS: losing(testEnv.ACCOUNTS) }) }
  await expect(purgeAccount(halfway, row)).rejects.toThrow('connection lost')
  expect(await database.prepare('select id from anchors where uid = ?').bind(uid).first()).toBeNull()
  expect(await findUser(db, uid)).toBeDefined()
  expect(await purgeAccount(context, row)).toBe(true)
  expect(await findUser(db, uid)).toBeUndefined()
})

test('an account whose inbox cannot be erased is not forgotten with it', async () => {
  const { uid } = await makeDueUser()
  const INBOXES = {
    getByName: () => ({ erase: () => Promise.reject(new Error('the object was reset')) }),
  } as unknown as typeof testEnv.INBOXES
  const row = await rowOf(uid)
  await expect(purgeAccount({ ...context, env: { ...testEnv, INBOXES } }, row)).rejects.toThrow('reset')
  expect(await findUser(db, uid)).toBeDefined()
  expect(await purgeAccount(context, row)).toBe(true)
  expect(await findUser(db, uid)).toBeUndefined()
})

test('an erased inbox keeps nothing: no alarm, no language, no uid', async () => {
  const { uid } = await makeUser()
  const inbox = testEnv.INBOXES.getByName(String(uid))
  await db.insert(reservations).values({ uid, matchId: 1, createdAt: 1, remindAt: Date.now() + 3_600_000 })
  await inbox.scheduleReminder(uid, { lan: 'ar', brand: 'main' })
  const kept = () =>
    runInDurableObject(inbox, async (_, { storage }) => [
      await storage.getAlarm(),
      [...(await storage.list()).keys()].sort(),
    ])
  expect(await kept()).toEqual([expect.any(Number), ['page', 'uid']])
  await inbox.erase()
  expect(await kept()).toEqual([null, []])
})

test('invited users who are banned or to be deleted are not listed', async () => {
  const host = await makeUser()
  const guests = [await makeUser(), await makeUser(), await makeUser()]
  const [plain, banned, gone] = guests.map(({ uid }) => uid)
  for (const { uid } of guests) await db.insert(referrals).values({ uid, invitedBy: host.uid, createdAt: 1 })
  await change(banned ?? 0, { bannedAt: 1 })
  await change(gone ?? 0, { deletingAt: now + 60_000 })
  const { list, total } = await call(userCalls.listInvitations, {}, { token: host.token })
  expect([list.map(({ uid }) => uid), total]).toEqual([[plain], 1])
})
