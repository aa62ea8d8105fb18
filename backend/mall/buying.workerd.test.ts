import { expect, onTestFinished, test } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { mallCalls, type Redemption } from '#contract/mall.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import { DELIVERY, Mall, newBuyer, newGoods, newIntent, stockOf, withBrands } from '#tests/support/backend/mall.ts'
import { putShop } from '#tests/support/backend/shop.ts'
import { updateGoods } from './goods.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const mall = new Mall()
const db = openAccountDatabase(testEnv)

withBrands('shop', 'elsewhere')

const coinsOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const ordersOf = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select count(*) as n from mall_orders where uid = ?').bind(uid).first<number>('n')

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
  expect(await refused({}, { brand: 'shop' })).toBe('not_found')
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

test('a brand whose record cannot be read sells nothing', async () => {
  const [buyer, goodsId] = [await newBuyer(100), await newGoods()]
  await testEnv.BRANDS.put('brand:broken', '{"id":')
  onTestFinished(() => testEnv.BRANDS.delete('brand:broken'))
  for (const brand of ['broken', 'nobody', ''])
    expect(await mall.ask(mallCalls.createRedemption, mall.wanted(goodsId), buyer, { brand }), brand).toMatchObject({
      errorMsg: 'not_found',
    })
  expect([await ordersOf(buyer.uid), await stockOf(goodsId)]).toEqual([0, 1000])
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
