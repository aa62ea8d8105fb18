import { afterEach, expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { mallCalls, type Redemption } from '#contract/mall.ts'
import { ADDRESSES_MAX } from '#contract/mall-rules.ts'
import { contextOfTest, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained } from '#tests/support/backend/explained.ts'
import { linesOf, richUser } from '#tests/support/backend/ledger.ts'
import {
  DELIVERY,
  dyingLedger,
  freeCards,
  Mall,
  mallEnv,
  newBuyer,
  newCards,
  newGoods,
  newIntent,
  newNumbers,
  staff,
  stateOf,
  stockOf,
} from '#tests/support/backend/mall.ts'
import { putShop } from '#tests/support/backend/shop.ts'
import { createDemoGoods } from './demo-goods.ts'
import { changeStock, readGoodsOnSale, updateGoods } from './goods.store.ts'
import { listGoodsOrders } from './list-goods-orders.ts'
import type { OrderEvent } from './order-states.ts'
import { readDueOrders, readOwnOrders, readOwnOrdersBefore } from './orders.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const mall = new Mall()
const db = openAccountDatabase(testEnv)

afterEach(() => {
  vi.restoreAllMocks()
})

const coinsOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const ordersOf = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select count(*) as n from mall_orders where uid = ?').bind(uid).first<number>('n')

test('goods are listed in the reader’s language, else in the nearest, of all brands and of the own', async () => {
  const brand = `b${newIntent()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  const [own, other] = [await newGoods({ brand }), await newGoods({ brand: `${brand}2` })]
  const off = await newGoods({ brand, isOnSale: false })
  const wear = await newGoods({ brand, category: 'wear', names: { zh_CN: 'jersey-zh' }, descriptions: {} })
  const ids = async (input: object) => {
    const { list } = await mall.call(mallCalls.listGoods, input, null)
    return list.map(({ id }) => id)
  }
  expect((await ids({ brand })).slice(0, 2)).toEqual([wear, own])
  expect((await ids({ brand, category: 'wear' }))[0]).toBe(wear)
  expect(await ids({ brand, category: 'wear' })).not.toContain(own)
  for (const input of [{}, { brand: `${brand}2` }]) expect(await ids(input)).not.toContain(own)
  expect(await mall.call(mallCalls.getGoods, { id: own, brand }, null, { lan: 'ko' })).toEqual({
    id: own,
    name: 'Mug',
    description: 'For tea.',
    category: 'collectables',
    kind: 'physical',
    picture: 'mug',
    price: 10,
    stock: 1000,
  })
  expect(await mall.call(mallCalls.getGoods, { id: own, brand }, null, { lan: 'zh_tw' })).toMatchObject({
    name: 'M-zh',
  })
  expect(await mall.call(mallCalls.getGoods, { id: wear, brand }, null)).toMatchObject({ name: 'jersey-zh' })
  for (const id of [off, other, 10 ** 9])
    expect(await mall.ask(mallCalls.getGoods, { id, brand }, null)).toMatchObject({ errorMsg: 'not_found' })
})

test('of fifty redemptions at once with coins for ten, exactly ten are paid', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods()
  const now = Date.now()
  const orders: Redemption[] = []
  // Coins are looked at before pieces are set aside, and three orders wait at most: they are made over time.
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, at) => insertUnpaid(buyer.uid, goodsId, now + Math.floor(at / 25))),
  )
  for (const id of made) orders.push({ id } as Redemption)
  const answers = await Promise.all(
    orders.map(({ id }) => new Mall().ask(mallCalls.payRedemption, { id }, buyer, { now })),
  )
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(10)
  expect(answers.filter(({ errorMsg }) => errorMsg === 'insufficient_gold')).toHaveLength(40)
  expect(await coinsOf(buyer.uid)).toBe(0)
  expect(await stockOf(goodsId)).toBe(950)
  await mall.sweep(now + DAY)
  expect(await stockOf(goodsId)).toBe(990)
})

/** An order without what limits them. */
async function insertUnpaid(uid: number, goodsId: number, now: number): Promise<number> {
  const id = Math.floor(Math.random() * 2 ** 50)
  await testEnv.ACCOUNTS.batch([
    testEnv.ACCOUNTS.prepare(
      `insert into mall_orders (id, uid, intent, brand, goods_id, names, picture, kind, price, quantity, state, created_at,
        expires_at, next_check_at) values (?, ?, ?, 'main', ?, '{}', 'mug', 'physical', 10, 1, 'unpaid', ?, ?, ?)`,
    ).bind(id, uid, newIntent(), goodsId, now, now + 15 * MINUTE, now + 15 * MINUTE),
    testEnv.ACCOUNTS.prepare('update mall_goods set stock = stock - 1 where id = ?').bind(goodsId),
  ])
  return id
}

test('of thirty buyers at once with stock for ten, exactly ten get a piece', async () => {
  const goodsId = await newGoods({ stock: 10 })
  const buyers = await Promise.all(Array.from({ length: 30 }, () => newBuyer(100)))
  const answers = await Promise.all(
    buyers.map((buyer) => new Mall().ask(mallCalls.createRedemption, mall.wanted(goodsId), buyer)),
  )
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(10)
  expect(answers.filter(({ errorMsg }) => errorMsg === 'sold_out')).toHaveLength(20)
  expect(await stockOf(goodsId)).toBe(0)
  const paid = await Promise.all(
    answers.map(({ result }, at) => {
      const buyer = buyers[at]
      return result && buyer ? new Mall().pay(buyer, result as Redemption) : null
    }),
  )
  expect(paid.filter((order) => order?.status === 'under_review')).toHaveLength(10)
  expect(
    await mall.ask(mallCalls.createRedemption, mall.wanted(goodsId, { quantity: 2 }), await newBuyer(100)),
  ).toMatchObject({ errorMsg: 'sold_out' })
})

test('one intent sent twenty times is one order, and paid twenty times one payment', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods()
  const wanted = mall.wanted(goodsId, { quantity: 3 })
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => new Mall().call(mallCalls.createRedemption, wanted, buyer)),
  )
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  const [order] = orders as [Redemption]
  const paid = await Promise.all(Array.from({ length: 20 }, () => new Mall().pay(buyer, order)))
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(['under_review']))
  expect(await ordersOf(buyer.uid)).toBe(1)
  expect(await coinsOf(buyer.uid)).toBe(70)
  expect(await stockOf(goodsId)).toBe(997)
  expect((await linesOf(buyer.uid)).slice(1)).toMatchObject([
    { gold: -30, reason: 'goods', link: `goods-order:${order.id}`, intent: `goods-order:${order.id}` },
  ])
  for (const other of [{ quantity: 1 }, { price: 11 }])
    expect(await mall.ask(mallCalls.createRedemption, { ...wanted, ...other }, buyer)).toMatchObject({
      errorMsg: 'invalid_input',
    })
})

test('nothing is ordered at another price, without a delivery, without the coins, off sale, or of another brand', async () => {
  const goodsId = await newGoods({ brand: 'elsewhere' })
  const buyer = await newBuyer(100)
  const refused = async (changes: object, asking = {}, by = buyer) =>
    (await mall.ask(mallCalls.createRedemption, mall.wanted(goodsId, changes), by, { brand: 'elsewhere', ...asking }))
      .errorMsg
  expect(await refused({ price: 9 })).toBe('price_changed')
  expect(await refused({ delivery: undefined })).toBe('physical goods need a delivery')
  expect(await refused({ delivery: { ...DELIVERY, contact: '  ' } })).toMatch(/contact/)
  expect(await refused({ quantity: 11 })).toMatch(/quantity/)
  expect(await refused({ quantity: 0 })).toMatch(/quantity/)
  expect(await refused({}, {}, await newBuyer(9))).toBe('insufficient_gold')
  expect(await refused({}, { brand: 'main' })).toBe('not_found')
  expect(await refused({ intent: 'short' })).toMatch(/intent/)
  await updateGoods(db, goodsId, { isOnSale: false })
  expect(await refused({})).toBe('not_found')
  expect(await ordersOf(buyer.uid)).toBe(0)
  expect(await stockOf(goodsId)).toBe(1000)
})

test('a brand without the mall sells nothing, nor does one in a country where it is off', async () => {
  await putShop({ features: { ...main.features, mall: false } }, 'without')
  await putShop({ featuresOffByCountry: { JP: ['mall'] } }, 'choosy')
  const [buyer, goodsId] = [await newBuyer(100), await newGoods()]
  const ordered = (asking: object) => mall.ask(mallCalls.createRedemption, mall.wanted(goodsId), buyer, asking)
  expect(await ordered({ brand: 'without' })).toMatchObject({ errorMsg: 'not_found' })
  expect(await ordered({ brand: 'choosy', country: 'JP' })).toMatchObject({ errorMsg: 'not_found' })
  expect(await ordered({ brand: 'choosy', country: 'FR' })).toMatchObject({ status: 'success' })
})

test('a user sets aside pieces of three unpaid orders, and makes thirty an hour', async () => {
  const buyer = await newBuyer(1000)
  const goodsId = await newGoods()
  const orders = [await mall.order(buyer, goodsId), await mall.order(buyer, goodsId), await mall.order(buyer, goodsId)]
  const again = () => mall.ask(mallCalls.createRedemption, mall.wanted(goodsId), buyer)
  expect(await again()).toMatchObject({ errorMsg: 'rate_limited' })
  for (const order of orders) await mall.pay(buyer, order)
  for (let made = 3; made < 30; made++) await mall.bought(buyer, goodsId)
  expect(await again()).toMatchObject({ errorMsg: 'rate_limited' })
  expect(await ordersOf(buyer.uid)).toBe(30)
})

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
  expect(await mall.call(mallCalls.listRedemptions, {}, other)).toEqual({ list: [], total: 0 })
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

test('stock is changed by what is added or taken away, never below nothing, and of physical goods only', async () => {
  const goodsId = await newGoods({ stock: 5 })
  expect((await changeStock(db, goodsId, 7))[0]).toMatchObject({ stock: 12 })
  expect(await changeStock(db, goodsId, -13)).toEqual([])
  expect((await changeStock(db, goodsId, -12))[0]).toMatchObject({ stock: 0 })
  expect(await changeStock(db, await newCards([]), 1)).toEqual([])
})

test('the address book is the owner’s, bounded, with one default', async () => {
  const owner = await newBuyer(0)
  const save = (changes: object, by = owner) => mall.ask(mallCalls.saveAddress, { ...DELIVERY, ...changes }, by)
  const list = async (by = owner) => (await mall.call(mallCalls.listAddresses, {}, by)).list
  for (let made = 0; made < ADDRESSES_MAX; made++)
    expect(await save({ recipient: ` R${made} ` })).toMatchObject({ status: 'success' })
  expect(await save({})).toMatchObject({ errorMsg: 'too_many' })
  const all = await list()
  expect(all).toHaveLength(ADDRESSES_MAX)
  expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const third = all.find(({ recipient }) => recipient === 'R3')
  await save({ id: third?.id, recipient: 'R3b', isDefault: true })
  expect((await list())[0]).toEqual({ ...DELIVERY, id: third?.id, recipient: 'R3b', isDefault: true })
  const other = await newBuyer(0)
  expect(await save({ id: third?.id }, other)).toMatchObject({ errorMsg: 'not_found' })
  await mall.call(mallCalls.removeAddress, { id: third?.id ?? 0 }, other)
  expect(await list()).toHaveLength(ADDRESSES_MAX)
  await mall.call(mallCalls.removeAddress, { id: third?.id ?? 0 }, owner)
  expect(await list()).toHaveLength(ADDRESSES_MAX - 1)
  expect(await list(other)).toEqual([])
  expect(await save({ address: '   ' })).toMatchObject({ status: 'fail' })
})

test('simulated goods are stored once, say that they are simulated, and have cards', async () => {
  const seeding = { env: mallEnv, accountDb: db, now: Date.now() }
  await createDemoGoods(seeding)
  const { list } = await mall.call(mallCalls.listGoods, { category: 'codes' }, null)
  const voucher = list.find(({ name }) => name === 'One-month streaming pass')
  expect(voucher).toMatchObject({ kind: 'virtual', picture: 'voucher' })
  const stock = await stockOf(voucher?.id ?? 0)
  await createDemoGoods(seeding)
  expect(await stockOf(voucher?.id ?? 0)).toBe(stock)
  const goods = await mall.call(mallCalls.getGoods, { id: voucher?.id ?? 0 }, null)
  expect(goods.description).toContain('Simulated goods')
  const { n } = (await testEnv.ACCOUNTS.prepare(
    'select count(*) as n from mall_goods where demo is not null',
  ).first()) as { n: number }
  expect(n).toBe(12)
})

test('redemptions are among all own orders, page after page, the newest first', async () => {
  const buyer = await newBuyer(100)
  const goodsId = await newGoods()
  const now = Date.now()
  const made: Redemption[] = []
  for (let at = 0; at < 3; at++) made.push(await mall.order(buyer, goodsId, { quantity: at + 1 }, { now: now + at }))
  const context = { ...contextOfTest(), viewer: buyer }
  const [first, ...none] = await listGoodsOrders(context, { limit: 1 })
  expect(none).toEqual([])
  expect(first).toEqual({
    kind: 'goods',
    id: made[2]?.id,
    title: { name: 'Mug', count: 3 },
    amount: 30,
    currency: 'gold',
    state: 'pending',
    createdAt: new Date(now + 2).toISOString(),
    link: `/mall/orders/${made[2]?.id}`,
  })
  const rest = await listGoodsOrders(context, { before: { at: now + 2, id: made[2]?.id ?? 0 }, limit: 20 })
  expect(rest.map(({ id }) => id)).toEqual([made[1]?.id, made[0]?.id])
})

test('lists of goods, own orders and those that are due come from indexes', async () => {
  const uid = await richUser()
  const reads = [
    await explained((read) => readGoodsOnSale(read, { brand: 'main' })),
    await explained((read) => readGoodsOnSale(read, { brand: 'main', category: 'wear' })),
    await explained((read) => readOwnOrders(read, uid, {}).catch(() => undefined)),
    await explained((read) => readOwnOrdersBefore(read, uid, { before: { at: 1, id: 1 }, limit: 20 })),
    await explained((read) => readDueOrders(read, Date.now(), 10)),
  ]
  const steps = reads.flatMap(({ plans }) => plans.flat())
  expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
})
