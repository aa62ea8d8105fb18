import { afterAll, expect, test } from 'vitest'
import { browserHashOf } from '#backend/identity/browser.ts'
import { rememberBrowser } from '#backend/identity/known-browsers.store.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { changeAccount, makeSession, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import {
  channelOf,
  freshEmail,
  guestContext,
  makeChannel,
  onSite,
  registerBy,
  type TestChannel,
} from '#tests/support/backend/channels.ts'

const NOW = Date.parse(EVENING)
const HOUR_MS = 3_600_000

afterAll(() =>
  testEnv.ACCOUNTS.batch(
    ['promotion_channels', 'promotion_hours', 'promoted_users', 'promotion_earnings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table}`),
    ),
  ),
)

const registrationsOf = async (channel: TestChannel) => (await channelOf(channel)).registrations
const creditedOf = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select channel_id from promoted_users where uid = ?').bind(uid).first('channel_id')
const hourOf = (id: string) =>
  testEnv.ACCOUNTS.prepare('select registrations from promotion_hours where channel_id = ? and hour = ?')
    .bind(id, Math.floor(NOW / HOUR_MS))
    .first('registrations')

test('who signs up with the stored id of a channel is credited to it, once', async () => {
  const channel = await makeChannel()
  const email = freshEmail()
  const rows = await Promise.all(Array.from({ length: 10 }, () => registerBy(channel.id, {}, email)))
  expect(new Set(rows.map(({ uid }) => uid)).size).toBe(1)
  expect(await creditedOf(rows[0]?.uid ?? 0)).toBe(channel.id)
  await registerBy(channel.id)
  expect([await registrationsOf(channel), await hourOf(channel.id)]).toEqual([2, 2])
})

test('nobody is credited who has no open channel of this brand', async () => {
  const channel = await makeChannel()
  await call(promotionCalls.closeChannel, { id: channel.id }, onSite(channel.manager))
  const elsewhere = await makeChannel(channel.manager, 'arena')
  for (const id of [channel.id, elsewhere.id, 'cnosuchid', 'spring', 'u12'])
    expect(await creditedOf((await registerBy(id)).uid), id).toBeNull()
  expect(await registrationsOf(elsewhere)).toBe(0)
})

test('a manager does not sign up through an own channel: by mailbox, browser or session', async () => {
  const manager = await makeUser(['promotion'], `boss${Date.now()}`)
  await changeAccount(manager.uid, { email: 'boss@channel.test' })
  const channel = await makeChannel(manager)
  const browser = 'browser-of-the-manager'
  const hash = await browserHashOf(guestContext({ browser }))
  await rememberBrowser(guestContext().accountDb, manager.uid, hash, NOW)
  const viewer = { uid: manager.uid, sessionId: '', roles: [] }
  const own = [
    await registerBy(channel.id, {}, 'boss+1@channel.test'),
    await registerBy(channel.id, { browser }),
    await registerBy(channel.id, { viewer }),
  ]
  for (const { uid } of own) expect(await creditedOf(uid)).toBeNull()
  expect(await registrationsOf(channel)).toBe(0)
})

/** A user who signed up some time before EVENING, without a channel; null: nobody knows on which brand. */
async function signedUp(hoursAgo: number, brand: string | null = 'main'): Promise<TestUser> {
  const user = await makeUser()
  await changeAccount(user.uid, { createdAt: NOW - hoursAgo * HOUR_MS, brand })
  return user
}
const DAYS_BEFORE = new Date(NOW - 48 * HOUR_MS).toISOString()
const madeBefore = () => makeChannel(undefined, 'main', DAYS_BEFORE)
const report = (user: TestUser, { id }: TestChannel) =>
  call(promotionCalls.addPromotionReg, { promotionChannelId: id }, onSite(user))

test('a client that registers without the id reports it within a day, and the first channel stays', async () => {
  const [first, second] = [await madeBefore(), await madeBefore()]
  const user = await signedUp(23)
  expect(await Promise.all(Array.from({ length: 5 }, () => report(user, first)))).toEqual(Array(5).fill(true))
  expect(await report(user, second)).toBe(false)
  expect([await registrationsOf(first), await registrationsOf(second)]).toEqual([1, 0])
  expect(
    await testEnv.ACCOUNTS.prepare('select promotion_channel_id from referrals where uid = ?').bind(user.uid).first(),
  ).toEqual({ promotion_channel_id: first.id })
  expect(await report(await signedUp(25), first)).toBe(false)
  expect(await report({ ...first.manager }, first)).toBe(false)
  expect(await registrationsOf(first)).toBe(1)
})

test('a report after a sign-up with the id counts nothing again', async () => {
  const channel = await makeChannel()
  const { uid } = await registerBy(channel.id)
  const { token } = await makeSession(uid)
  const asked = { token, headers: { brand: 'main' } }
  expect(await call(promotionCalls.addPromotionReg, { promotionChannelId: channel.id }, asked)).toBe(true)
  expect([await registrationsOf(channel), await hourOf(channel.id)]).toEqual([1, 1])
})

test('a report credits nobody who signed up on another brand, on nobody knows which, or before the channel was made', async () => {
  const [channel, later] = [await madeBefore(), await makeChannel()]
  for (const brand of ['arena', null])
    expect(await report(await signedUp(2, brand), channel), String(brand)).toBe(false)
  expect(await report(await signedUp(2), later)).toBe(false)
  expect([await registrationsOf(channel), await registrationsOf(later)]).toEqual([0, 0])
  expect(await report(await signedUp(2), channel)).toBe(true)
})

test('who signs up is stored with the brand, of which a report asks', async () => {
  const channel = await madeBefore()
  const reportBy = async (brand: string) => {
    const { uid } = await registerBy('', { brand })
    return call(
      promotionCalls.addPromotionReg,
      { promotionChannelId: channel.id },
      onSite({ ...channel.manager, ...(await makeSession(uid)) }),
    )
  }
  expect(await reportBy('arena')).toBe(false)
  expect(await reportBy('main')).toBe(true)
})

test('who signed up before a channel was opened again is not credited to it by a report', async () => {
  const channel = await madeBefore()
  await testEnv.ACCOUNTS.prepare('update promotion_channels set reopened_at = ? where id = ?')
    .bind(NOW - HOUR_MS, channel.id)
    .run()
  expect(await report(await signedUp(2), channel)).toBe(false)
  expect(await report(await signedUp(0.5), channel)).toBe(true)
})
