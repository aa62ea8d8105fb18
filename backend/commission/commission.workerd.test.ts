import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { coinLedger } from '#backend/payment/coin-ledger.ts'
import { refundOrder } from '#backend/payment/refund-order.ts'
import { sweepOrders } from '#backend/payment/sweep-orders.ts'
import { earnPurchase, readDue, readEarned, readEarnedIn, readEarnings } from '#backend/promotion/earnings.store.ts'
import { readFigures } from '#backend/promotion/figures.store.ts'
import { readPromoted } from '#backend/promotion/users.store.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { changeAccount, makeSession, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { guestContext, makeChannel, registerBy, type TestChannel } from '#tests/support/backend/channels.ts'
import { freshAddress } from '#tests/support/backend/codes.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import { putShop, Shop } from '#tests/support/backend/shop.ts'
import { sweepEarnings } from './sweep-earnings.ts'

const DAY_MS = 24 * 3_600_000
const RULE = { registration: 20, purchases: { percent: 10, firstCoins: 3000 } }
/** JSON has no place for it. */
const SAYS_NOTHING = { commission: undefined } as never
const MANAGER = { uid: 1, brand: 'shop' }
const shop = new Shop(coinLedger)

beforeAll(async () => {
  await putShop({ commission: RULE })
  await putShop(SAYS_NOTHING, 'silent')
  await putShop({ commission: { registration: 7, waitDays: 0 } }, 'hasty')
})
afterAll(async () => {
  await putShop()
  await testEnv.ACCOUNTS.batch(
    ['promotion_channels', 'promotion_hours', 'promoted_users', 'promotion_earnings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table}`),
    ),
  )
})

const asOf = ({ token }: Pick<TestUser, 'token'>, time = Date.now(), brand = 'shop') => ({
  token,
  headers: { brand },
  at: new Date(time).toISOString(),
})

/** Somebody who registers now through a channel. */
const sentBy = async ({ id }: TestChannel, brand = 'shop', email?: string) =>
  (await registerBy(id, { brand, now: Date.now() }, email)).uid
const channelIn = async (brand = 'shop'): Promise<TestChannel> => makeChannel(undefined, brand)

/** Buys coins for so much, and pays. */
async function buy(uid: number, rmb: number, brand = 'shop') {
  const order = await shop.order({ uid, sessionId: 'session', roles: [] }, { rmb }, { brand })
  await shop.act(order, 'pay')
  return order
}

const earningsOf = async ({ manager }: TestChannel) =>
  (await call(promotionCalls.listEarnings, {}, asOf(manager))).list.map(({ kind, base, coins, state }) => [
    kind,
    base,
    coins,
    state,
  ])
const paidTo = async ({ manager }: TestChannel) =>
  (await linesOf(manager.uid)).filter(({ reason }) => reason === 'promotion').map(({ gold }) => gold)
const sweepAt = (now: number, more: object = {}) => sweepEarnings({ ...guestContext(), now, ...more })
const WEEK = () => Date.now() + 8 * DAY_MS

test('a manager earns by a registration and by the first coins its user buys, once each, after a week', async () => {
  const channel = await channelIn()
  const uid = await sentBy(channel)
  const first = await buy(uid, 200)
  await Promise.all([shop.act(first, 'notify'), shop.act(first, 'notify'), buy(uid, 200)])
  await buy(uid, 1000)
  await shop.order({ uid, sessionId: 'session', roles: [] }, { rmb: 10 })
  const { rows } = { rows: await earningsOf(channel) }
  expect(rows.toSorted((a, b) => Number(b[2]) - Number(a[2]))).toEqual([
    ['purchase', 2000, 200, 'waiting'],
    ['purchase', 1000, 100, 'waiting'],
    ['registration', 0, 20, 'waiting'],
  ])
  await sweepAt(Date.now() + 6 * DAY_MS)
  expect(await paidTo(channel)).toEqual([])
  const due = WEEK()
  await Promise.all(Array.from({ length: 5 }, () => sweepAt(due)))
  await sweepAt(due)
  expect((await paidTo(channel)).toSorted()).toEqual([100, 20, 200].toSorted())
  const { list } = await call(promotionCalls.listEarnings, {}, asOf(channel.manager, due))
  const paid = list.find(({ coins }) => coins === 200)
  expect(paid).toMatchObject({ state: 'paid', channel: 'Spring', settledAt: new Date(due).toISOString() })
  expect(paid?.name).toMatch(/^.\*\*\*.$/)
  const earned = await call(promotionCalls.getEarnings, { days: '14' }, asOf(channel.manager, due))
  expect(earned).toMatchObject({ paid: 320, waiting: 0, balance: 320, rule: { ...RULE, waitDays: 7 } })
  expect(earned.days).toHaveLength(14)
  expect(earned.days.filter(({ purchase }) => purchase > 0)).toMatchObject([{ registration: 20, purchase: 300 }])
  const { list: users, total } = await call(promotionCalls.listChannelUsers, {}, asOf(channel.manager))
  expect([users.length, total, users[0]?.coins]).toEqual([1, 1, 320])
  expect(JSON.stringify(users)).not.toContain(String(uid))
})

test('a registration that a client reports afterwards earns once, however often and by whichever ways it is told', async () => {
  const [channel, second] = [await channelIn(), await channelIn()]
  const report = (uid: number, { id }: TestChannel) =>
    makeSession(uid).then(({ token }) =>
      call(promotionCalls.addPromotionReg, { promotionChannelId: id }, asOf({ token })),
    )
  const { uid } = await registerBy('', { brand: 'shop', now: Date.now() })
  expect(await earningsOf(channel)).toEqual([])
  expect(await Promise.all(Array.from({ length: 5 }, () => report(uid, channel)))).toEqual(Array(5).fill(true))
  expect(await report(uid, second)).toBe(false)
  const both = await sentBy(channel)
  await Promise.all([report(both, channel), report(both, channel)])
  const earned = Array(2).fill(['registration', 0, 20, 'waiting'])
  expect([await earningsOf(channel), await earningsOf(second)]).toEqual([earned, []])
  await sweepAt(WEEK())
  expect(await paidTo(channel)).toEqual([20, 20])
})

test('nobody earns by a report of her own, one that is late, or where the brand says nothing', async () => {
  const [channel, silent] = [await channelIn(), await channelIn('silent')]
  const report = ({ id }: TestChannel, user: TestUser, brand?: string) =>
    call(promotionCalls.addPromotionReg, { promotionChannelId: id }, asOf(user, undefined, brand))
  await changeAccount(channel.manager.uid, { email: 'boss@commission.test', brand: 'shop' })
  const [again, late, plain] = [await makeUser(), await makeUser(), await makeUser()]
  await changeAccount(again.uid, { email: 'boss+2@commission.test', brand: 'shop' })
  await changeAccount(late.uid, { createdAt: Date.now() - 2 * DAY_MS, brand: 'shop' })
  await changeAccount(plain.uid, { brand: 'silent' })
  for (const user of [channel.manager, again, late]) expect(await report(channel, user)).toBe(false)
  expect(await report(silent, plain, 'silent')).toBe(true)
  expect([await earningsOf(channel), await earningsOf(silent)]).toEqual([[], []])
})

test('a purchase that is refunded within the week is not paid for, and its coins are bought anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const channel = await channelIn()
  const uid = await sentBy(channel)
  const order = await buy(uid, 200)
  await refundOrder(shop.work(), order.id)
  await sweepAt(WEEK())
  expect(await earningsOf(channel)).toContainEqual(['purchase', 2000, 200, 'void'])
  await buy(uid, 1000)
  expect(await earningsOf(channel)).toContainEqual(['purchase', 3000, 300, 'waiting'])
  expect(await paidTo(channel)).toEqual([20])
})

test('a registration without somebody new behind it is not paid for', async () => {
  const channel = await channelIn()
  const context = { brand: 'shop', now: Date.now(), address: freshAddress() }
  for (let at = 0; at < 4; at++) await registerBy(channel.id, context)
  await sentBy(channel, 'shop', 'one.person@gmail.com')
  await sentBy(channel, 'shop', 'oneperson+2@gmail.com')
  const banned = await sentBy(channel)
  await changeAccount(banned, { bannedAt: 1 })
  await sweepAt(WEEK())
  expect(await paidTo(channel)).toEqual([20, 20, 20, 20])
  expect((await earningsOf(channel)).filter(([, , , state]) => state === 'void')).toHaveLength(3)
})

test('nothing is earned where the brand says nothing, in another brand, or by diamonds and who came alone', async () => {
  const [silent, channel] = [await channelIn('silent'), await channelIn()]
  const uid = await sentBy(silent, 'silent')
  await buy(uid, 200)
  const sent = await sentBy(channel)
  const diamonds = await shop.order({ uid: sent, sessionId: 'session', roles: [] }, { diamond: 500 })
  await shop.act(diamonds, 'pay')
  await buy(sent, 200, 'silent')
  await buy((await makeUser()).uid, 200)
  expect(await earningsOf(silent)).toEqual([])
  expect(await earningsOf(channel)).toEqual([['registration', 0, 20, 'waiting']])
  expect(await call(promotionCalls.getEarnings, {}, asOf(silent.manager, undefined, 'silent'))).not.toHaveProperty(
    'rule',
  )
})

test('a banned manager waits, one who is gone gets nothing', async () => {
  const [banned, gone] = [await channelIn('hasty'), await channelIn('hasty')]
  await sentBy(banned, 'hasty')
  await sentBy(gone, 'hasty')
  await changeAccount(banned.manager.uid, { bannedAt: 1 })
  await testEnv.ACCOUNTS.prepare('delete from accounts where uid = ?').bind(gone.manager.uid).run()
  const stateOf = ({ manager }: TestChannel) =>
    testEnv.ACCOUNTS.prepare('select state from promotion_earnings where manager_uid = ?')
      .bind(manager.uid)
      .first('state')
  await sweepAt(Date.now())
  expect([await stateOf(banned), await stateOf(gone)]).toEqual(['waiting', 'void'])
  await changeAccount(banned.manager.uid, { bannedAt: null })
  await sweepAt(Date.now())
  expect(await paidTo(banned)).toEqual([])
  await sweepAt(Date.now() + 2 * DAY_MS)
  expect(await paidTo(banned)).toEqual([7])
})

test.each(['before', 'after'] as const)('killed %s any statement, the sweep pays once', async (when) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let at = 0; ; at++) {
    const channel = await channelIn('hasty')
    await sentBy(channel, 'hasty')
    const { accountDb, count } = dyingDatabase(at, when)
    await sweepAt(Date.now(), { accountDb }).catch(() => undefined)
    await sweepAt(Date.now())
    expect(await paidTo(channel), `statement ${at}`).toEqual([7])
    if (count() <= at) {
      expect(at).toBeGreaterThan(3)
      break
    }
  }
  errors.mockRestore()
})

test.each(['before', 'after'] as const)(
  'killed %s any statement of crediting, commission is noted once',
  async (when) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let at = 0; ; at++) {
      const channel = await channelIn()
      const uid = await sentBy(channel)
      const order = await shop.order({ uid, sessionId: 'session', roles: [] }, { rmb: 200 })
      await shop.act(order, 'pay_silently')
      const { accountDb, count } = dyingDatabase(at, when)
      await sweepOrders(shop.work({ now: Date.now() + DAY_MS, accountDb })).catch(() => undefined)
      await sweepOrders(shop.work({ now: Date.now() + 3 * DAY_MS }))
      const rows = (await earningsOf(channel)).filter(([kind]) => kind === 'purchase')
      expect(rows, `statement ${at}`).toEqual([['purchase', 2000, 200, 'waiting']])
      if (count() <= at) {
        expect(at).toBeGreaterThan(5)
        break
      }
    }
  },
)

test('figures are of the caller’s channels only, by day and channel', async () => {
  const channel = await channelIn()
  const other = await makeChannel(channel.manager, 'shop')
  for (let at = 0; at < 3; at++) await sentBy(channel)
  await sentBy(other)
  const ask = (more: object = {}) =>
    call(promotionCalls.getChannelFigures, { days: '7', zone: 'Asia/Shanghai', ...more }, asOf(channel.manager))
  const { days, channels } = await ask()
  expect([days.length, days.at(-1)?.registrations]).toEqual([7, 4])
  expect(channels.map(({ registrations }) => registrations).toSorted()).toEqual([1, 3])
  const one = await ask({ id: other.id })
  expect([one.days.at(-1)?.registrations, one.channels.length]).toEqual([1, 2])
  const { rows } = await call(promotionCalls.exportChannelFigures, { id: channel.id }, asOf(channel.manager))
  expect(rows).toMatchObject([{ id: channel.id, name: 'Spring', registrations: 3, visits: 0 }])
  const stranger = await makeUser(['promotion'])
  for (const entry of [
    promotionCalls.getChannelFigures,
    promotionCalls.exportChannelFigures,
    promotionCalls.listChannelUsers,
    promotionCalls.listEarnings,
  ])
    expect((await envelopeOf(entry, { id: channel.id }, asOf(stranger))).errorMsg, entry.path).toBe('not_found')
  const { channels: none } = await call(promotionCalls.getChannelFigures, {}, asOf(stranger))
  expect(none).toEqual([])
})

test('earnings are listed in parts, and in longer ones for a file', async () => {
  const channel = await channelIn()
  const { accountDb } = guestContext()
  const uid = await sentBy(channel)
  const when = { now: Date.now(), dueAt: Date.now() }
  for (let orderId = 1; orderId <= 25; orderId++)
    await earnPurchase(accountDb, {
      uid,
      orderId: 990_000 + orderId,
      gold: 10,
      percent: 10,
      firstCoins: 10_000,
      ...when,
    })
  const first = await call(promotionCalls.listEarnings, { id: channel.id }, asOf(channel.manager))
  expect(first.list).toHaveLength(20)
  const rest = await call(promotionCalls.listEarnings, { before: first.next ?? '' }, asOf(channel.manager))
  expect([rest.list.length, rest.next]).toEqual([6, undefined])
  const all = await call(promotionCalls.listEarnings, { limit: '500' }, asOf(channel.manager))
  expect(all.list.map(({ id }) => id)).toEqual([...first.list, ...rest.list].map(({ id }) => id))
})

test('no list, sum or sweep reads a table from end to end', async () => {
  const span = { from: 0, to: DAY_MS }
  const queries = await Promise.all([
    explained((db) => readEarnings(db, { ...MANAGER, limit: 20 })),
    explained((db) => readEarnings(db, { ...MANAGER, id: 'c23456789', before: { at: 1, id: 1 }, limit: 20 })),
    explained((db) => readDue(db, 1, 10, 'oldest')),
    explained((db) => readDue(db, 1, 10, 'newest')),
    explained((db) => readPromoted(db, { manager: MANAGER }, 0)),
    explained((db) => readPromoted(db, { manager: MANAGER, id: 'c23456789' }, 0)),
  ])
  const plans = queries.flatMap((query) => query.plans)
  expect(scansIn(plans)).toEqual([])
  expect(sortsIn(plans)).toEqual([])
  const sums = await Promise.all([
    explained((db) => readEarned(db, MANAGER)),
    explained((db) => readEarnedIn(db, MANAGER, [span])),
    explained((db) => readFigures(db, { ...MANAGER, spans: [span] })),
  ])
  expect(scansIn(sums.flatMap((query) => query.plans)).filter((scan) => !/json_each|\bs\b/.test(scan))).toEqual([])
})
