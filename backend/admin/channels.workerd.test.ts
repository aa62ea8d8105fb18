import { afterAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { adminChannelCalls } from '#contract/admin-channels.ts'
import type { Input } from '#contract/call.ts'
import { noticeCalls } from '#contract/notice.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { CHANNELS_OPEN_MAX } from '#contract/promotion-rules.ts'
import { changeAccount, makeUser, type TestUser, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { channelOf, makeChannel, onSite, registerBy } from '#tests/support/backend/channels.ts'

const { decideChannel } = adminChannelCalls

afterAll(() =>
  testEnv.ACCOUNTS.batch(
    ['promotion_channels', 'promotion_hours', 'promoted_users', 'promotion_earnings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table}`),
    ),
  ),
)

const administrator = () => withPassword({}, ['administrator'])
const at = new Date().toISOString()
const as = ({ token }: Pick<TestUser, 'token'>) => ({ token, at })
const decide = async (user: TestUser, id: string, act: 'close' | 'reopen', reason = ' Spam ') => {
  const input: Input<typeof decideChannel> = { id, act, reason }
  const { status, errorMsg } = await envelopeOf(decideChannel, input, as(user))
  return status === 'success' ? 'done' : errorMsg
}
const noticesOf = async (user: TestUser) =>
  (await call(noticeCalls.listNotices, {}, as(user))).list
    .filter(({ type }) => type.startsWith('channel_'))
    .map(({ type, params }) => [type, params.name, params.reason])
const creditedOf = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select channel_id from promoted_users where uid = ?').bind(uid).first('channel_id')
const isOpen = async (channel: Parameters<typeof channelOf>[0]) => (await channelOf(channel)).closedAt === undefined

test('staff close a channel and open it again: its manager is told why, and the log has both', async () => {
  const staff = await administrator()
  const channel = await makeChannel()
  expect(await decide(staff, channel.id, 'reopen')).toBe('order_moved')
  expect(await decide(staff, channel.id, 'close')).toBe('done')
  expect(await isOpen(channel)).toBe(false)
  expect(await decide(staff, channel.id, 'close')).toBe('order_moved')
  expect(await decide(staff, channel.id, 'reopen', 'Cleared up')).toBe('done')
  expect(await isOpen(channel)).toBe(true)
  expect((await noticesOf(channel.manager)).sort()).toEqual([
    ['channel_closed', 'Spring', 'Spam'],
    ['channel_reopened', 'Spring', 'Cleared up'],
  ])
  const { list } = await call(adminCalls.listAudit, { uid: channel.manager.uid, admin: staff.uid }, as(staff))
  expect(list.map(({ act, detail }) => `${act} ${detail}`).sort()).toEqual([
    `close_channel ${channel.id} Spam`,
    `reopen_channel ${channel.id} Cleared up`,
  ])
})

test('a channel that staff closed credits nobody, and its link is answered as before', async () => {
  const staff = await administrator()
  const channel = await makeChannel()
  expect(await creditedOf((await registerBy(channel.id)).uid)).toBe(channel.id)
  await decide(staff, channel.id, 'close')
  expect(await creditedOf((await registerBy(channel.id)).uid)).toBeNull()
  expect(
    await call(promotionCalls.countVisit, { promotionChannelId: channel.id }, { headers: { brand: 'main' } }),
  ).toEqual({ done: true })
  await decide(staff, channel.id, 'reopen')
  expect(await creditedOf((await registerBy(channel.id, { now: Date.parse(at) })).uid)).toBe(channel.id)
})

test('who signed up while a channel was closed is not credited once it is open again, however late it is reported', async () => {
  const staff = await administrator()
  const channel = await makeChannel()
  const now = Date.parse(at)
  const during = await makeUser()
  await changeAccount(during.uid, { createdAt: now - 1, brand: 'main' })
  await decide(staff, channel.id, 'close')
  await decide(staff, channel.id, 'reopen')
  const after = await makeUser()
  await changeAccount(after.uid, { createdAt: now, brand: 'main' })
  const report = (user: TestUser) =>
    call(promotionCalls.addPromotionReg, { promotionChannelId: channel.id }, onSite(user))
  expect([await report(during), await report(after)]).toEqual([false, true])
  expect((await channelOf(channel)).registrations).toBe(1)
})

test('nobody is credited to a channel that another isolate has just closed', async () => {
  const channel = await makeChannel()
  await registerBy(channel.id)
  await testEnv.ACCOUNTS.prepare('update promotion_channels set closed_at = 1 where id = ?').bind(channel.id).run()
  expect(await creditedOf((await registerBy(channel.id)).uid)).toBeNull()
  expect((await channelOf(channel)).registrations).toBe(1)
})

test('a manager with as many open channels as allowed gets none back', async () => {
  const staff = await administrator()
  const { id, manager } = await makeChannel()
  await decide(staff, id, 'close')
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: CHANNELS_OPEN_MAX }, (_, index) =>
      testEnv.ACCOUNTS.prepare(
        "insert into promotion_channels (id, uid, brand, name, kind, created_at) values (?, ?, 'main', 'x', 'register', 1)",
      ).bind(`o${manager.uid}-${index}`, manager.uid),
    ),
  )
  expect(await decide(staff, id, 'reopen')).toBe('too_many')
  expect(await noticesOf(manager)).toHaveLength(1)
})

test('a reason is needed, no own channel is decided about, and no other role may', async () => {
  const staff = await administrator()
  const [channel, own] = [await makeChannel(), await makeChannel(staff)]
  expect(await decide(staff, channel.id, 'close', '  ')).not.toBe('done')
  expect(await decide(staff, own.id, 'close')).toBe('not_yourself')
  expect(await decide(staff, 'cabcdefgh', 'close')).toBe('not_found')
  for (const role of ['moderator', 'promotion', 'anchor', 'expert'] as const)
    expect(await decide(await makeUser([role]), channel.id, 'close'), role).toBe('forbidden')
  expect(await decide(channel.manager, channel.id, 'close')).toBe('forbidden')
  expect(await isOpen(channel)).toBe(true)
  expect((await envelopeOf(promotionCalls.listChannels, {}, onSite(channel.manager))).status).toBe('success')
})
