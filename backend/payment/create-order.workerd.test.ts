import { beforeAll, expect, test, vi } from 'vitest'
import { paymentCalls } from '#contract/payment.ts'
import { PAY_METHODS } from '#contract/payment-rules.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained } from '#tests/support/backend/explained.ts'
import { newBuyer, newIntent, PAGE, putShop, Shop, shopEnv } from '#tests/support/backend/shop.ts'
import { readDueOrders, readOwnOrders } from './orders.store.ts'

const shop = new Shop()
beforeAll(() => putShop())

const rows = (uid: number) =>
  testEnv.ACCOUNTS.prepare('select * from payment_orders where uid = ?')
    .bind(uid)
    .all()
    .then(({ results }) => results)
const paymentsOf = (orderId: number) =>
  testEnv.ACCOUNTS.prepare('select count(*) as n from sandbox_payments where order_id = ?')
    .bind(orderId)
    .first<number>('n')

test.each(PAY_METHODS)('an order by %s is opened at its provider, at the price that is shown', async (method) => {
  const buyer = newBuyer()
  const price = await shop.call(paymentCalls.getPayMoney, { method, rmb: 200 }, buyer)
  const order = await shop.order(buyer, { method, rmb: 200 })
  expect(order).toMatchObject({ ...price, status: 'pending', method, gold: 2000, diamond: 0 })
  expect(order.payUrl).toMatch(/^http:\/\/shop\.test\/pay\/sandbox\/sandbox_[0-9a-f]{32}$/)
  const page = await (await shop.request(new URL(order.payUrl ?? '').pathname)).text()
  expect(page).toContain(`<strong>${(price.amount / 100).toFixed(2)} ${price.currency}</strong>`)
  expect(page).toContain(`${PAGE}?order=${order.id}`)
  expect(page).toContain('<svg')
  expect(await shop.look(buyer, order)).toEqual(order)
})

test('diamonds are sold by number, up to 99999', async () => {
  const buyer = newBuyer()
  expect(await shop.order(buyer, { diamond: 99_999, method: 'card' })).toMatchObject({
    gold: 0,
    diamond: 99_999,
    amount: 142_856,
  })
  for (const wanted of [{ diamond: 100_000 }, { diamond: 0 }, { diamond: 1 }, { rmb: 11 }])
    expect(
      await shop.ask(
        paymentCalls.createOrder,
        { ...wanted, method: 'card', intent: newIntent(), returnTo: PAGE },
        buyer,
      ),
    ).toMatchObject({ status: 'fail', errorMsg: 'out_of_range' })
})

test('one intent is one order and one payment, however often and at whatever moment it is sent', async () => {
  const buyer = newBuyer()
  const intent = newIntent()
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.order(buyer, { intent })))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(new Set(orders.map(({ payUrl }) => payUrl)).size).toBe(1)
  expect(await rows(buyer.uid)).toHaveLength(1)
  expect(await paymentsOf(orders[0]?.id ?? 0)).toBe(1)
})

test('an intent that is sent again for something else is refused', async () => {
  const buyer = newBuyer()
  const intent = newIntent()
  await shop.order(buyer, { intent })
  for (const other of [{ rmb: 200 }, { method: 'qr_wallet' as const }])
    expect(
      await shop.ask(paymentCalls.createOrder, { method: 'card', rmb: 10, intent, returnTo: PAGE, ...other }, buyer),
    ).toMatchObject({ errorMsg: 'invalid_input' })
  expect(await shop.order(newBuyer(), { intent, rmb: 200 })).toMatchObject({ gold: 2000 })
})

test('an order is seen by its buyer only', async () => {
  const order = await shop.order(newBuyer())
  const other = newBuyer()
  expect(await shop.ask(paymentCalls.getOrder, { id: order.id }, other)).toMatchObject({ errorMsg: 'not_found' })
  expect(await shop.call(paymentCalls.listOrders, {}, other)).toEqual({ list: [], total: 0 })
})

test('own orders are listed, the newest first', async () => {
  const buyer = newBuyer()
  const now = Date.now()
  const first = await shop.order(buyer, {}, { now })
  const second = await shop.order(buyer, { rmb: 200 }, { now: now + 1000 })
  expect(await shop.call(paymentCalls.listOrders, {}, buyer)).toEqual({ list: [second, first], total: 2 })
})

test('a QR wallet is paid at the address that its code says', async () => {
  const order = await shop.call(paymentCalls.payByAlipay, { rmb: 10, intent: newIntent(), returnTo: PAGE }, newBuyer())
  expect(order).toMatchObject({ method: 'qr_wallet', currency: 'CNY', amount: 1000 })
  expect(await shop.act(order, 'pay')).toEqual([200])
})

const refusedWith = async (asking: object) =>
  (
    await shop.ask(
      paymentCalls.createOrder,
      { method: 'card', rmb: 10, intent: newIntent(), returnTo: PAGE.replace('http:', 'https:') },
      newBuyer(),
      asking,
    )
  ).errorMsg

test('a way to pay is offered where brand, country and provider agree', async () => {
  await putShop({ payMethods: ['card', 'qr_wallet'], payMethodsOffByCountry: { JP: ['card'] } }, 'choosy')
  const types = (asking: object) => shop.call(paymentCalls.getPayTypes, {}, newBuyer(), asking)
  expect(await types({ brand: 'choosy' })).toEqual({
    list: [
      { method: 'card', currency: 'USD' },
      { method: 'qr_wallet', currency: 'CNY' },
    ],
  })
  expect(await types({ brand: 'choosy', country: 'JP' })).toEqual({ list: [{ method: 'qr_wallet', currency: 'CNY' }] })
  expect(await refusedWith({ brand: 'choosy', country: 'JP' })).toBe('pay_method_off')
  // Nobody takes money here.
  for (const env of [{ ENVIRONMENT: 'production' }, { SANDBOX_PAYMENTS: '0' }])
    expect(await refusedWith({ env: { ...shopEnv, ...env } })).toBe('pay_method_off')
})

test('a brand without ways to pay sells nothing, one with a site for it leads there', async () => {
  await putShop({ payMethods: [] }, 'poor')
  await putShop({ environments: { dev: {}, pro: { rechargeUrl: 'https://coins.test/' }, pro_guonei: {} } }, 'elsewhere')
  const button = (brand: string) => shop.call(paymentCalls.getPayButton, {}, newBuyer(), { brand })
  expect(await button('shop')).toEqual({ isShown: true })
  expect(await button('poor')).toEqual({ isShown: false })
  expect(await button('elsewhere')).toEqual({ isShown: true, rechargeUrl: 'https://coins.test/' })
  expect(await refusedWith({ brand: 'poor' })).toBe('pay_method_off')
  expect(await refusedWith({ brand: 'elsewhere' })).toBe('pay_method_off')
})

test('the sandbox exists on local runs only', async () => {
  const order = await shop.order(newBuyer())
  const path = new URL(order.payUrl ?? '').pathname
  for (const changes of [{ ENVIRONMENT: 'production' }, { SANDBOX_PAYMENTS: '0' }]) {
    const env = { ...shopEnv, ...changes }
    expect((await shop.request(path, {}, env)).status).toBe(404)
    expect((await shop.request(path, { method: 'POST', body: 'act=pay' }, env)).status).toBe(404)
    expect((await shop.request('/pay/notify/sandbox', { method: 'POST', body: '{}' }, env)).status).toBe(404)
  }
})

test.each(['https://elsewhere.test/userInfo', 'javascript:alert(1)', 'http://user@shop.test/', 'userInfo'])(
  'a buyer is not sent back to %s',
  async (returnTo) => {
    expect(
      await shop.ask(paymentCalls.createOrder, { method: 'card', rmb: 10, intent: newIntent(), returnTo }, newBuyer()),
    ).toMatchObject({ errorMsg: 'invalid_input' })
  },
)

test('a user opens twenty orders an hour, and each leaves one row', async () => {
  const buyer = newBuyer()
  const now = Date.now()
  for (let made = 0; made < 20; made++) await shop.order(buyer, {}, { now })
  const wanted = { method: 'card' as const, rmb: 10, intent: newIntent(), returnTo: PAGE }
  expect(await shop.ask(paymentCalls.createOrder, wanted, buyer, { now })).toMatchObject({ errorMsg: 'rate_limited' })
  expect(await rows(buyer.uid)).toHaveLength(20)
  expect(await shop.order(buyer, wanted, { now: now + 3_600_000 })).toMatchObject({ status: 'pending' })
})

test.each(['before', 'after'] as const)(
  'killed %s any statement, an order is opened once all the same',
  async (when) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let at = 0; ; at++) {
      const buyer = newBuyer()
      const intent = newIntent()
      const { accountDb, count } = dyingDatabase(at, when)
      await shop.order(buyer, { intent }, { accountDb }).catch(() => undefined)
      const order = await shop.order(buyer, { intent })
      expect(order.status).toBe('pending')
      expect(await rows(buyer.uid)).toHaveLength(1)
      expect(await paymentsOf(order.id)).toBe(1)
      if (count() <= at) {
        // The intent, the row, the sandbox's payment, the state.
        expect(at).toBe(4)
        break
      }
    }
    log.mockRestore()
  },
)

test('own orders and those that are due come from indexes', async () => {
  const own = await explained((db) => readOwnOrders(db, 1, 0).catch(() => undefined))
  const due = await explained((db) => readDueOrders(db, Date.now(), 10))
  const steps = [...own.plans, ...due.plans].flat()
  expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
  expect(due.plans.flat().join()).toContain('payment_orders_by_check')
})
