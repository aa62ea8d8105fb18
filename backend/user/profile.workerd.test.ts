import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import type { Envelope } from '#contract/call.ts'
import { followCalls } from '#contract/follow.ts'
import { noticeCalls } from '#contract/notice.ts'
import { type Preferences, userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, later } from '#tests/support/backend/codes.ts'

const db = openAccountDatabase(testEnv)

test('preferences are merged, and invalid values are refused', async () => {
  const { token } = await makeUser()
  const save = (input: object) => envelopeOf(userCalls.savePreferences, input, { token })
  await Promise.all([
    save({ theme: 'dark' }),
    save({ timeZone: 'Asia/Tokyo' }),
    save({ homeOrder: ['hot', 'hot', 'live'] }),
  ])
  const wanted: Preferences = { theme: 'dark', timeZone: 'Asia/Tokyo', homeOrder: ['hot', 'live'] }
  expect(await call(userCalls.getPreferences, {}, { token })).toEqual(wanted)
  for (const bad of [
    { timeZone: 'Moon/Base' },
    { timeZone: '../../etc/passwd' },
    { language: 'english' },
    { language: '<b>' },
    { theme: 'pink' },
    { autoplay: 'yes' },
    { homeOrder: Array.from({ length: 21 }, (_, at) => `list${at}`) },
    { homeOrder: ['x'.repeat(41)] },
  ])
    expect((await save(bad)).errorMsg, JSON.stringify(bad)).toMatch(/\w/)
  await save({ timeZone: '' })
  expect((await call(userCalls.getPreferences, {}, { token })).timeZone, 'the device’s time zone again').toBe('')
  await save({ timeZone: 'Asia/Tokyo' })
  await save({ isAdmin: true, roles: ['administrator'] })
  expect(await call(userCalls.getPreferences, {}, { token })).toEqual(wanted)
})

test('a user name has at most twenty letters and digits and is unique in any letter case', async () => {
  const [one, two] = [await makeUser(), await makeUser()]
  const rename = (username: string, token = one.token) => envelopeOf(userCalls.modifyProfile, { username }, { token })
  for (const bad of ['', 'with space', 'x'.repeat(21), 'ünï', 'a_b', '<b>', 'admin\u200b'])
    expect((await rename(bad)).errorMsg, bad).toBe('bad_name')
  const answers = await Promise.all([rename('Keeper1'), rename('KEEPER1', two.token)])
  expect(answers.map(({ status, errorMsg }) => errorMsg ?? status).sort()).toEqual(['name_taken', 'success'])
})

test('a signature is plain text of at most 120 characters', async () => {
  const { token } = await makeUser()
  const sign = (signature: string) => envelopeOf(userCalls.modifyProfile, { signature }, { token })
  const answer = await sign('  up\u202e and\n away\u0000 ')
  expect((answer.result as { user: { signature: string } }).user.signature).toBe('up and away')
  expect((await sign('⚽'.repeat(120))).status).toBe('success')
  expect((await sign('x'.repeat(121))).errorMsg).toMatch(/120/)
  expect((await sign('x'.repeat(401))).status).toBe('fail')
  await sign('')
  expect((await call(userCalls.getUser, {}, { token })).user.signature).toBeUndefined()
})

test('only name and signature can be changed with a profile', async () => {
  const { token } = await makeUser()
  const input = { signature: 'hello', roles: ['administrator'], gold: 1_000_000, uid: 1, vipUntil: 9e15 }
  await envelopeOf(userCalls.modifyProfile, input, { token })
  const { user } = await call(userCalls.getUser, {}, { token })
  expect(user).toMatchObject({ roles: [], own: { gold: 0 } })
})

test('nobody learns roles, the number of users or their order from what is public or one’s own', async () => {
  const { uid: idolUid, token: idolToken } = await makeUser()
  const uids: number[] = []
  const rowIds: number[] = []
  for (let made = 0; made < 12; made++) {
    const { uid, token } = await makeUser(['administrator', 'moderator', 'svip'])
    const { user } = await call(userCalls.getUser, { userId: uid })
    expect(user).not.toHaveProperty('roles')
    expect(user.createdAt, 'a day, without the moment').toMatch(/T12:00:00.000Z$/)
    expect((await call(userCalls.getUser, {}, { token })).user.roles).toContain('administrator')
    uids.push(uid)
    rowIds.push((await call(userCalls.sendFeedback, { kind: 'idea', text: 'hello' }, { token })).id)
    await call(followCalls.follow, { userId: idolUid, isFollowed: 'true' }, { token, at: later(made) })
  }
  const notices = (await call(noticeCalls.listNotices, {}, { token: idolToken })).list.map(({ id }) => id)
  for (const ids of [uids, rowIds, notices]) {
    const sorted = ids.toSorted((one, other) => one - other)
    expect([sorted, sorted.toReversed()]).not.toContainEqual(ids)
    // A table's own count begins at 1.
    expect(sorted[0]).toBeGreaterThan(1_000_000)
  }
})

test('others see only public fields; banned users and those to be deleted are not found', async () => {
  const { uid, username, token } = await makeUser()
  const other = await makeUser()
  for (const asked of [{}, { token: other.token }]) {
    const { user } = await call(userCalls.getUser, { userId: uid }, asked)
    expect(user.own).toBeUndefined()
    expect(JSON.stringify(user)).not.toContain('example.org')
    expect(user.username).toBe(username)
  }
  expect((await call(userCalls.getUser, { userId: uid }, { token })).user.own?.email).toMatch(/^\w\*{3}@example\.org$/)
  for (const change of [{ bannedAt: 1 }, { bannedAt: null, deletingAt: 9e12 }]) {
    await db.update(accounts).set(change).where(eq(accounts.uid, uid))
    for (const [entry, input] of [
      [userCalls.getUser, { userId: uid }],
      [followCalls.listFollows, { userId: uid, type: '1' }],
    ] as const)
      expect((await envelopeOf(entry, input)).errorMsg).toBe('not_found')
    const follow = { userId: uid, isFollowed: 'true' }
    expect((await envelopeOf(followCalls.follow, follow, { token: other.token })).errorMsg).toBe('not_found')
  }
})

test('oversized and malformed inputs are refused without a server error', async () => {
  const { token } = await makeUser()
  const asked = { token, address: freshAddress() }
  const post = async (body: string, path = '/user/modifyUser') => {
    const response = await send(`/java${path}`, { method: 'POST', body }, asked)
    return { status: response.status, name: ((await response.json()) as Envelope).errorCode }
  }
  expect(await post(JSON.stringify({ signature: 'x'.repeat(70_000) }))).toEqual({ status: 200, name: 4013 })
  for (const body of ['[]', 'null', '7', '{', '{"signature":{"$ne":1}}', '{"signature":7}'])
    expect(await post(body), body).toEqual({ status: 200, name: 4000 })
  expect((await post('['.repeat(30_000))).status).toBe(200)
  for (const userId of ['1e3', 'NaN', '-', '1;drop table users', '9'.repeat(40)]) {
    const response = await send(`/java/user/info?userId=${encodeURIComponent(userId)}`, {}, asked)
    expect({ userId, status: response.status }).toEqual({ userId, status: 200 })
  }
  for (const page of ['0', '-5', '99999999999'])
    expect((await send(`/java/user/notices?page=${page}`, {}, asked)).status).toBe(200)
  expect((await envelopeOf(userCalls.sendFeedback, { kind: 'bug', text: 'x'.repeat(2001) }, asked)).status).toBe('fail')
  expect((await envelopeOf(userCalls.sendFeedback, { kind: 'bug', text: ' \u0000 ' }, asked)).errorMsg).toMatch(/\w/)
})
