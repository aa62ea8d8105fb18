import { afterEach, expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { mallCalls } from '#contract/mall.ts'
import type { OwnOrderState } from '#contract/own-order-kinds.ts'
import { contextOfTest, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import {
  DELIVERY,
  dyingLedger,
  freeCards,
  Mall,
  newBuyer,
  newCards,
  newGoods,
  newNumbers,
  staff,
  stateOf,
  stockOf,
  withBrands,
} from '#tests/support/backend/mall.ts'
import { listGoodsOrders } from './list-goods-orders.ts'
import type { OrderEvent } from './order-states.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const mall = new Mall()

withBrands('shop')

afterEach(() => {
  vi.restoreAllMocks()
})

const coinsOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const ordersOf = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select count(*) as n from mall_orders where uid = ?').bind(uid).first<number>('n')

test('an order is seen, paid and changed by its owner only', async () => {
  const [buyer, other] = [await newBuyer(100), await newBuyer(100)]
  const order = await mall.order(buyer, await newGoods())
  for (const entry of [
    mallCalls.payRedemption,
    mallCalls.cancelRedemption,
    mallCalls.confirmRedemption,
    mallCalls.getCards,
  ])
    expect(await mall.ask(entry, { id: order.id }, other)).toMatchObject({ errorMsg: 'not_found' })
  expect(await mall.ask(mallCalls.getRedemption, { id: order.id }, other)).toMatchObject({ errorMsg: 'not_found' })
  expect(await mall.call(mallCalls.listRedemptions, {}, other)).toEqual({ list: [] })
  expect(await mall.ask(mallCalls.listRedemptions, {}, null)).toMatchObject({ errorMsg: 'session_missing' })
  expect(await stateOf(order)).toBe('unpaid')
})

test('a parcel goes from order to return, with its acts, times and tracking, and the coins come back once', async () => {
  const buyer = await newBuyer(50)
  const goodsId = await newGoods({ stock: 5 })
  const order = await mall.order(buyer, goodsId, { quantity: 2, remarks: ' size M ' })
  expect(order).toMatchObject({ status: 'unpaid', acts: ['pay', 'cancel'], amount: 20, remarks: 'size M', ...DELIVERY })
  expect(await mall.pay(buyer, order)).toMatchObject({ status: 'under_review', acts: ['cancel'] })
  expect(await stockOf(goodsId)).toBe(3)
  await staff(order, 'shipped', { learned: { tracking: 'TR-1' } })
  const look = () => mall.call(mallCalls.getRedemption, { id: order.id }, buyer)
  expect(await look()).toMatchObject({ status: 'in_progress', acts: ['confirm'], tracking: 'TR-1' })
  expect(await mall.ask(mallCalls.cancelRedemption, { id: order.id }, buyer)).toMatchObject({ errorMsg: 'order_moved' })
  await staff(order, 'tracked', { learned: { tracking: 'TR-2' } })
  expect(await mall.call(mallCalls.confirmRedemption, { id: order.id }, buyer)).toMatchObject({
    status: 'redeemed',
    acts: [],
    tracking: 'TR-2',
  })
  const back = await Promise.all(
    Array.from({ length: 10 }, () => staff(order, 'sent_back', { learned: { reason: 'broken' }, restocks: true })),
  )
  expect(back.filter(Boolean)).toHaveLength(1)
  expect(await look()).toMatchObject({ status: 'returned', refund: 'done', reason: 'broken', acts: [] })
  expect(Object.keys(await look())).toEqual(
    expect.arrayContaining(['paidAt', 'shippedAt', 'redeemedAt', 'endedAt', 'refundedAt']),
  )
  expect(await coinsOf(buyer.uid)).toBe(50)
  expect(await stockOf(goodsId)).toBe(5)
  expect((await linesOf(buyer.uid)).map(({ gold, reason }) => [gold, reason])).toEqual([
    [50, 'recharge'],
    [-20, 'goods'],
    [20, 'goods_refund'],
  ])
})

test('every act that is not legal is refused, and changes nothing', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods()
  const order = await mall.bought(buyer, goodsId)
  const illegal: OrderEvent[] = [
    'paid',
    'lapsed',
    'hold_lost',
    'tracked',
    'received',
    'sent_back',
    'coins_back',
    'pay_begun',
  ]
  for (const event of illegal) expect(await staff(order, event), event).toBeNull()
  expect(await mall.ask(mallCalls.confirmRedemption, { id: order.id }, buyer)).toMatchObject({
    errorMsg: 'order_moved',
  })
  expect(await stateOf(order)).toBe('review')
  await mall.call(mallCalls.cancelRedemption, { id: order.id }, buyer)
  for (const event of [...illegal, 'shipped', 'refunded', 'cards_given'] as const)
    expect(await staff(order, event), event).toBeNull()
  expect(await stateOf(order)).toBe('cancelled')
  expect(await coinsOf(buyer.uid)).toBe(100)
  expect(await stockOf(goodsId)).toBe(1000)
})

test('cancelled before and after payment, the pieces and the coins come back exactly once', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods({ stock: 4 })
  const [unpaid, paid] = [await mall.order(buyer, goodsId), await mall.bought(buyer, goodsId, { quantity: 2 })]
  expect(await stockOf(goodsId)).toBe(1)
  for (const { id } of [unpaid, paid]) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Mall().ask(mallCalls.cancelRedemption, { id }, buyer)),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  }
  expect(await mall.call(mallCalls.getRedemption, { id: paid.id }, buyer)).toMatchObject({
    status: 'cancelled',
    refund: 'done',
  })
  expect(await stockOf(goodsId)).toBe(4)
  expect(await coinsOf(buyer.uid)).toBe(100)
  expect(await mall.ask(mallCalls.payRedemption, { id: unpaid.id }, buyer)).toMatchObject({ errorMsg: 'order_over' })
  expect(await coinsOf(buyer.uid)).toBe(100)
})

test('an order that nobody pays lapses after a quarter of an hour, with its pieces back once, and is not paid then', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods({ stock: 3 })
  const now = Date.now()
  const [swept, late] = [
    await mall.order(buyer, goodsId, { quantity: 2 }, { now }),
    await mall.order(buyer, goodsId, {}, { now }),
  ]
  await mall.sweep(now + 14 * MINUTE)
  expect(await stockOf(goodsId)).toBe(0)
  const later = { now: now + 15 * MINUTE }
  expect(await mall.ask(mallCalls.payRedemption, { id: late.id }, buyer, later)).toMatchObject({
    errorMsg: 'order_over',
  })
  await Promise.all([mall.sweep(later.now), mall.sweep(later.now)])
  await mall.sweep(now + DAY)
  expect(await stockOf(goodsId)).toBe(3)
  expect(await mall.call(mallCalls.getRedemption, { id: swept.id }, buyer)).toMatchObject({
    status: 'cancelled',
    acts: [],
  })
  expect(await mall.ask(mallCalls.payRedemption, { id: swept.id }, buyer, later)).toMatchObject({
    errorMsg: 'order_over',
  })
  expect(await coinsOf(buyer.uid)).toBe(100)
})

test('an order whose time to pay is over is cancelled for whoever looks, with its pieces back, before the sweep comes', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods({ stock: 1 })
  const now = Date.now()
  const { id } = await mall.order(buyer, goodsId, {}, { now })
  const look = (at: number) => mall.call(mallCalls.getRedemption, { id }, buyer, { now: at })
  expect(await look(now + 14 * MINUTE)).toMatchObject({ status: 'unpaid', acts: ['pay', 'cancel'] })
  expect(await stockOf(goodsId)).toBe(0)
  const looked = await Promise.all([look(now + 15 * MINUTE), look(now + 15 * MINUTE)])
  for (const order of looked) expect(order).toMatchObject({ status: 'cancelled', acts: [] })
  await mall.sweep(now + DAY)
  expect(await stockOf(goodsId)).toBe(1)
  expect(await coinsOf(buyer.uid)).toBe(100)
})

test('lists say of an order whose time to pay is over that it is, before the sweep comes', async () => {
  const buyer = await newBuyer(100)
  const now = Date.now()
  const { id } = await mall.order(buyer, await newGoods({ stock: 1 }), {}, { now })
  const shown = async (at: number, status?: 'unpaid' | 'cancelled') => {
    const { list } = await mall.call(mallCalls.listRedemptions, status ? { status } : {}, buyer, { now: at })
    return list.map((order) => order.status)
  }
  const among = async (at: number, state?: OwnOrderState) => {
    const context = { ...contextOfTest(), viewer: buyer, now: at }
    return (await listGoodsOrders(context, { limit: 20, state })).map((order) => order.state)
  }
  const before = now + 14 * MINUTE
  expect([await shown(before), await shown(before, 'unpaid'), await shown(before, 'cancelled')]).toEqual([
    ['unpaid'],
    ['unpaid'],
    [],
  ])
  expect([await among(before), await among(before, 'expired')]).toEqual([['pending'], []])
  const after = now + 15 * MINUTE
  expect([await shown(after), await shown(after, 'unpaid'), await shown(after, 'cancelled')]).toEqual([
    ['cancelled'],
    [],
    ['cancelled'],
  ])
  expect([await among(after), await among(after, 'pending'), await among(after, 'expired')]).toEqual([
    ['expired'],
    [],
    ['expired'],
  ])
  expect(await stateOf({ id })).toBe('unpaid')
  await mall.sweep(now + DAY)
})

test('orders that nobody paid go with their addresses after ninety days, and what was paid stays', async () => {
  const goodsId = await newGoods()
  const buyer = await newBuyer(100)
  const lapsed = await mall.order(buyer, goodsId)
  const cancelled = await mall.order(buyer, goodsId)
  await mall.call(mallCalls.cancelRedemption, { id: cancelled.id }, buyer)
  const paid = await mall.bought(buyer, goodsId)
  await mall.call(mallCalls.cancelRedemption, { id: paid.id }, buyer)
  const end = Date.now() + 20 * MINUTE
  await mall.sweep(end)
  const states = () => Promise.all([lapsed, cancelled, paid].map(stateOf))
  await mall.sweep(end + 89 * DAY)
  expect(await states()).toEqual(['lapsed', 'cancelled', 'cancelled'])
  await mall.sweep(end + 91 * DAY)
  expect(await states()).toEqual([undefined, undefined, 'cancelled'])
  expect(await stockOf(goodsId)).toBe(1000)
})

test('cancelled while it is being paid, an order ends one way, and the coins follow it', async () => {
  for (let round = 0; round < 10; round++) {
    const buyer = await newBuyer(10)
    const goodsId = await newGoods({ stock: 1 })
    const order = await mall.order(buyer, goodsId)
    await Promise.all([
      new Mall().ask(mallCalls.payRedemption, { id: order.id }, buyer),
      new Mall().ask(mallCalls.cancelRedemption, { id: order.id }, buyer),
      new Mall().ask(mallCalls.payRedemption, { id: order.id }, buyer),
    ])
    await mall.sweep(Date.now() + DAY)
    const state = await stateOf(order)
    expect(['review', 'cancelled']).toContain(state)
    expect([await coinsOf(buyer.uid), await stockOf(goodsId)]).toEqual(state === 'review' ? [0, 0] : [10, 1])
  }
})

/** Each way through an order that moves coins or cards, from one call to the next. */
const WAYS = {
  'paid, physical': { stock: 3, numbers: undefined, act: undefined, coins: 80, left: 1 },
  'paid, virtual': { stock: 0, numbers: 3, act: undefined, coins: 80, left: 1 },
  cancelled: { stock: 3, numbers: undefined, act: mallCalls.cancelRedemption, coins: 100, left: 3 },
} as const

test.each(
  Object.entries(WAYS).flatMap(([name, way]) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['statement', 'deed of the ledger'] as const).map((what) => ({ name, when, what, ...way })),
    ),
  ),
)('$name: killed $when any $what, there is one true outcome after a retry, and after the sweep', async (way) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const healer of ['retry', 'sweep'] as const) {
    for (let at = 0; ; at++) {
      const buyer = await newBuyer(100)
      const goodsId =
        way.numbers === undefined ? await newGoods({ stock: way.stock }) : await newCards(newNumbers(way.numbers))
      const wanted = mall.wanted(goodsId, { quantity: 2 })
      const dying = way.what === 'statement' ? dyingDatabase(at, way.when) : dyingLedger(at, way.when)
      const asking = 'accountDb' in dying ? { accountDb: dying.accountDb } : {}
      const dies = 'ledger' in dying ? new Mall(dying.ledger) : new Mall()
      const run = async (on: Mall, doing: typeof asking) => {
        const order = await on.call(mallCalls.createRedemption, wanted, buyer, doing)
        await on.pay(buyer, order, doing)
        if (way.act) await on.call(way.act, { id: order.id }, buyer, doing)
        return order
      }
      await run(dies, asking).catch(() => undefined)
      if (healer === 'retry') await run(mall, {}).catch(() => undefined)
      await mall.sweep(Date.now() + DAY)
      const [coins, left] = [await coinsOf(buyer.uid), await stockOf(goodsId)]
      // The sweep alone may end it unpaid: then nothing moved at all.
      const outcomes = [[way.coins, way.left]]
      if (healer === 'sweep') outcomes.push([100, 3])
      if (way.act && healer === 'sweep') outcomes.push([80, 1])
      expect(outcomes, `${healer} ${at}`).toContainEqual([coins, left])
      expect(await ordersOf(buyer.uid)).toBeLessThanOrEqual(1)
      if (way.numbers) expect(await freeCards(goodsId)).toBe(left)
      if (dying.count() <= at) {
        expect(at).toBeGreaterThan(2)
        break
      }
    }
  }
  log.mockRestore()
})

test('an order whose account is gone ends without coins, and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const buyer = await newBuyer(100)
  const order = await mall.bought(buyer, await newGoods())
  await testEnv.ACCOUNTS.prepare('update mall_orders set uid = null where id = ?').bind(order.id).run()
  expect(await staff(order, 'refunded')).toMatchObject({ state: 'returned' })
  expect(String(warn.mock.calls[0]?.[0])).toContain('mall_order_ownerless')
  expect(await coinsOf(buyer.uid)).toBe(90)
})
