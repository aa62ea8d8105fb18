import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { mallCalls, type Redemption } from '#contract/mall.ts'
import { ADDRESSES_MAX } from '#contract/mall-rules.ts'
import { contextOfTest, testEnv } from '#tests/support/backend/calls.ts'
import { explained } from '#tests/support/backend/explained.ts'
import { richUser } from '#tests/support/backend/ledger.ts'
import {
  DELIVERY,
  Mall,
  mallEnv,
  newBuyer,
  newCards,
  newGoods,
  newIntent,
  stockOf,
  withBrands,
} from '#tests/support/backend/mall.ts'
import { createDemoGoods } from './demo-goods.ts'
import { changeStock, readGoodsOnSale } from './goods.store.ts'
import { listGoodsOrders } from './list-goods-orders.ts'
import { statesOf } from './order-states.ts'
import { readDueOrders, readOwnOrdersBefore } from './orders.store.ts'

const mall = new Mall()
const db = openAccountDatabase(testEnv)

withBrands('shop')

test('goods are listed in the reader’s language, else in the nearest, of all brands and of the own', async () => {
  const brand = `b${newIntent()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  const [own, other] = [await newGoods({ brand }), await newGoods({ brand: `${brand}2` })]
  const off = await newGoods({ brand, isOnSale: false })
  const wear = await newGoods({ brand, category: 'wear', names: { zh_CN: 'jersey-zh' }, descriptions: {} })
  const ids = async ({ brand: asked, ...input }: { brand?: string; category?: 'wear' }) => {
    const { list } = await mall.call(mallCalls.listGoods, input, null, { brand: asked ?? 'shop' })
    return list.map(({ id }) => id)
  }
  expect((await ids({ brand })).slice(0, 2)).toEqual([wear, own])
  expect((await ids({ brand, category: 'wear' }))[0]).toBe(wear)
  expect(await ids({ brand, category: 'wear' })).not.toContain(own)
  for (const input of [{}, { brand: `${brand}2` }]) expect(await ids(input)).not.toContain(own)
  expect(await mall.call(mallCalls.getGoods, { id: own }, null, { brand, lan: 'ko' })).toEqual({
    id: own,
    name: 'Mug',
    description: 'For tea.',
    category: 'collectables',
    kind: 'physical',
    picture: 'mug',
    price: 10,
    stock: 1000,
  })
  expect(await mall.call(mallCalls.getGoods, { id: own }, null, { brand, lan: 'zh_tw' })).toMatchObject({
    name: 'M-zh',
  })
  expect(await mall.call(mallCalls.getGoods, { id: wear }, null, { brand })).toMatchObject({ name: 'jersey-zh' })
  for (const id of [off, other, 10 ** 9])
    expect(await mall.ask(mallCalls.getGoods, { id }, null, { brand })).toMatchObject({ errorMsg: 'not_found' })
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
  const now = Date.now()
  const reads = [
    await explained((read) => readGoodsOnSale(read, { brand: 'main' })),
    await explained((read) => readGoodsOnSale(read, { brand: 'main', category: 'wear' })),
    await explained((read) => readOwnOrdersBefore(read, uid, { limit: 20, now })),
    await explained((read) => readOwnOrdersBefore(read, uid, { states: statesOf('cancelled'), limit: 20, now })),
    await explained((read) => readOwnOrdersBefore(read, uid, { states: statesOf('unpaid'), limit: 20, now })),
    await explained((read) =>
      readOwnOrdersBefore(read, uid, { states: ['paying'], before: { at: 1, id: 1 }, limit: 20, now }),
    ),
    await explained((read) => readOwnOrdersBefore(read, uid, { before: { at: 1, id: 1 }, limit: 20, now })),
    await explained((read) => readDueOrders(read, now, 10)),
  ]
  const steps = reads.flatMap(({ plans }) => plans.flat())
  expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
})

test('own redemptions are listed by status, twenty at a time, the newest first, and one from the other goes on', async () => {
  const buyer = await newBuyer(0)
  const goodsId = await newGoods()
  const now = Date.now()
  const states = ['review', 'cancelled', 'lapsed', 'cancelling', 'redeemed']
  const made = Array.from({ length: 60 }, (_, at) => ({
    id: now * 10 + at,
    state: states[at % states.length],
    at: now + (at >> 2),
  }))
  await testEnv.ACCOUNTS.batch(
    made.map(({ id, state, at }) =>
      testEnv.ACCOUNTS.prepare(
        `insert into mall_orders (id, uid, intent, brand, goods_id, names, picture, kind, price, quantity, state, created_at,
          expires_at) values (?, ?, ?, 'shop', ?, '{}', 'mug', 'physical', 10, 1, ?, ?, ?)`,
      ).bind(id, buyer.uid, newIntent(), goodsId, state, at, at),
    ),
  )
  const all = async (status?: 'cancelled' | 'returned' | 'redeemed') => {
    const pages: number[][] = []
    for (let before: string | undefined, at = 0; at < 9; at++) {
      const input = { ...(status ? { status } : {}), ...(before ? { before } : {}) }
      const { list, next } = await mall.call(mallCalls.listRedemptions, input, buyer)
      pages.push(list.map(({ id }) => id))
      if (!next) break
      before = next
    }
    return pages
  }
  const idsOf = (...some: string[]) =>
    made
      .filter(({ state }) => some.includes(state ?? ''))
      .map(({ id }) => id)
      .reverse()
  expect((await all()).map(({ length }) => length)).toEqual([20, 20, 20])
  expect((await all()).flat()).toEqual(idsOf(...states))
  expect((await all('cancelled')).map(({ length }) => length)).toEqual([20, 16])
  expect((await all('cancelled')).flat()).toEqual(idsOf('cancelled', 'lapsed', 'cancelling'))
  expect((await all('redeemed')).flat()).toEqual(idsOf('redeemed'))
  expect(await all('returned')).toEqual([[]])
  const context = { ...contextOfTest(), viewer: buyer }
  expect(
    (await listGoodsOrders(context, { state: 'refunding', limit: 5 })).map(({ id, state }) => [id, state]),
  ).toEqual(
    idsOf('cancelling')
      .slice(0, 5)
      .map((id) => [id, 'refunding']),
  )
  expect(await listGoodsOrders(context, { state: 'failed', limit: 5 })).toEqual([])
})
