import { expect, test } from 'vitest'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { findRoomOf, goOnAir, openRoomOf } from '#backend/room/streamer-rooms.store.ts'
import { purgeDeletedAccounts } from '#backend/user/purge.ts'
import { accountCalls } from '#contract/account.ts'
import { followCalls } from '#contract/follow.ts'
import { loginCalls } from '#contract/login.ts'
import { userCalls } from '#contract/user.ts'
import {
  changeAccount,
  isOpen,
  makeSession,
  makeUser,
  PASSWORD,
  withPassword,
} from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, later, mailedCode, verifiedCheck } from '#tests/support/backend/codes.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const DAY = 24 * 3600
const db = openAccountDatabase(testEnv)

/** Every row of every table that names the user. */
async function rowsOf(uid: number): Promise<string[]> {
  const found: string[] = []
  for (const database of [testEnv.ACCOUNTS, testEnv.DB]) {
    const { results } = await database
      .prepare("select name from sqlite_master where type = 'table' and sql like '%`uid`%'")
      .all<{ name: string }>()
    for (const { name } of results) {
      const counted = database.prepare(`select count(*) as n from ${name} where uid = ?`).bind(uid)
      if (await counted.first<number>('n')) found.push(name)
    }
  }
  return found.sort()
}

test('deletion needs a proof of identity, ends every session, and can be cancelled in the grace period', async () => {
  const { token, uid, email } = await withPassword()
  expect((await envelopeOf(accountCalls.deleteAccount, {}, { token })).errorMsg).toBe('wrong_password')
  expect((await envelopeOf(accountCalls.deleteAccount, { password: 'no horse 99' }, { token })).errorMsg).toBe(
    'wrong_password',
  )
  const { deletingAt } = await call(accountCalls.deleteAccount, { password: PASSWORD }, { token })
  expect(Date.parse(deletingAt) - Date.parse(EVENING)).toBeGreaterThanOrEqual(14 * DAY * 1000)
  expect(Date.parse(deletingAt) - Date.parse(EVENING)).toBeLessThan((14 * DAY + 60) * 1000)
  expect(await isOpen(token)).toBe(false)
  expect((await envelopeOf(userCalls.getUser, { userId: uid })).errorMsg).toBe('not_found')
  const visitor = { address: freshAddress() }
  const signedIn = { mobileOrEmail: email, password: PASSWORD, cfToken: await verifiedCheck(visitor) }
  const back = { token: (await call(loginCalls.signInByPassword, signedIn, visitor)).token }
  const { own } = (await call(userCalls.getUser, {}, back)).user
  expect(own?.deletingAt, 'a sign-in alone cancels nothing').toBe(deletingAt)
  await call(accountCalls.keepAccount, {}, back)
  expect((await call(userCalls.getUser, {}, back)).user.own?.deletingAt).toBeUndefined()
  expect((await call(userCalls.getUser, { userId: uid })).user.uid).toBe(uid)
})

test('after the grace period every row and picture of the account is gone, and its email is free', async () => {
  const { token, uid, email } = await withPassword()
  const friend = await makeUser()
  const asked = { token, address: freshAddress() }
  await call(followCalls.follow, { userId: friend.uid, isFollowed: 'true' }, asked)
  await call(followCalls.follow, { userId: uid, isFollowed: 'true' }, { token: friend.token })
  await call(followCalls.updateLike, { type: 'news', id: 1, isLiked: 'true' }, asked)
  await call(userCalls.sendFeedback, { kind: 'bug', text: 'It rattles.' }, asked)
  await testEnv.UPLOADS.put(`avatars/${uid}/0123456789abcdef.png`, 'picture')
  await db.insert(referrals).values({ uid: friend.uid, promotionChannelId: `u${uid}`, invitedBy: uid, createdAt: 1 })
  await call(accountCalls.deleteAccount, { password: PASSWORD }, asked)
  const purgeContext = (seconds: number) => ({
    matchDb: openMatchDatabase(testEnv),
    accountDb: db,
    env: testEnv,
    now: Date.parse(later(seconds)),
  })
  await purgeDeletedAccounts(purgeContext(13 * DAY))
  expect(await rowsOf(uid)).toContain('accounts')
  expect(await purgeDeletedAccounts(purgeContext(14 * DAY + 60))).toBeGreaterThanOrEqual(1)
  expect(await rowsOf(uid)).toEqual([])
  expect((await testEnv.UPLOADS.list({ prefix: `avatars/${uid}/` })).objects).toEqual([])
  expect((await call(userCalls.getUser, {}, { token: friend.token })).user).toMatchObject({
    fanCount: 0,
    followCount: 0,
  })
  const late = { address: freshAddress(), at: later(15 * DAY) }
  const checkCode = await mailedCode(email, late)
  const session = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, late)
  expect(session).toMatchObject({ newUser: true })
  expect(session.uid).not.toBe(uid)
})

test('an account whose grace period has ended counts as deleted before the hourly purge', async () => {
  const { uid, email } = await withPassword()
  await changeAccount(uid, { deletingAt: Date.parse(EVENING) })
  const asked = { address: freshAddress(), at: later(60) }
  // Of a sign-in within the grace period that did not cancel the deletion.
  const { token } = await makeSession(uid)
  expect(await call(loginCalls.testLogin, {}, { token, at: later(-60) })).toBe(true)
  clearViewerCache(uid)
  expect(await call(loginCalls.testLogin, {}, { token, at: later(60) })).toBe(false)
  const checkCode = await mailedCode(email, asked)
  const session = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
  expect(session.newUser).toBe(true)
  expect(await rowsOf(uid)).toEqual([])
})

test('a room on air ends with the wish to delete the account', async () => {
  const { token, uid } = await withPassword()
  const matchDb = openMatchDatabase(testEnv)
  const now = Date.parse(EVENING)
  const { id } = await openRoomOf(matchDb, uid, { language: 'en_US', now })
  await goOnAir(matchDb, id, now)
  await call(accountCalls.deleteAccount, { password: PASSWORD }, { token })
  await eventually(async () => (await findRoomOf(matchDb, uid))?.isOnAir === false)
  expect(await findRoomOf(matchDb, uid)).toMatchObject({ state: 'ended' })
})
