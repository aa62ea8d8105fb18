import { beforeAll, expect, test, vi } from 'vitest'
import { balanceOf, pay } from '#backend/coins/coins.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import { newBuyer, newIntent, putShop, Shop, shopEnv } from '#tests/support/backend/shop.ts'
import { coinLedger } from './coin-ledger.ts'
import { findOrder } from './orders.store.ts'
import { refundOrder } from './refund-order.ts'
import { sweepOrders } from './sweep-orders.ts'

beforeAll(() => putShop())
const shop = new Shop(coinLedger)

const spend = (uid: number, gold: number) =>
  pay(shopEnv, {
    uid,
    to: [{ house: 'sales', gold }],
    intent: `test-${newIntent()}`,
    reason: 'goods',
    now: Date.now(),
  })

test('what was paid for is on the account, in one line that names the order, however often it is told', async () => {
  const buyer = newBuyer()
  const order = await shop.order(buyer, { rmb: 200 })
  await shop.act(order, 'pay_doubled')
  await Promise.all(Array.from({ length: 10 }, () => shop.act(order, 'notify')))
  expect(await balanceOf(shopEnv, buyer.uid)).toEqual({ gold: 2000, diamond: 0 })
  expect(await linesOf(buyer.uid)).toMatchObject([
    {
      gold: 2000,
      reason: 'recharge',
      intent: `recharge:${order.id}`,
      link: `payment-order:${order.id}`,
      goldAfter: 2000,
    },
  ])
  const diamonds = await shop.order(buyer, { diamond: 500 })
  await shop.act(diamonds, 'pay')
  expect(await balanceOf(shopEnv, buyer.uid)).toEqual({ gold: 2000, diamond: 500 })
})

test('a refund takes back what is there in whole, and nothing of it while a part is spent', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const buyer = newBuyer()
  const [order, other] = [await shop.order(buyer), await shop.order(buyer)]
  await shop.act(order, 'pay')
  expect(await spend(buyer.uid, 40)).toMatchObject({ status: 'done' })
  expect(await refundOrder(shop.work(), order.id)).toMatchObject({ state: 'refunding' })
  expect(await balanceOf(shopEnv, buyer.uid)).toEqual({ gold: 60, diamond: 0 })
  await shop.act(other, 'pay')
  const later = Date.now() + 3_600_000
  while ((await sweepOrders(shop.work({ now: later }))) > 0);
  expect((await findOrder(shop.work().accountDb, order.id))?.state).toBe('refunded')
  expect(await balanceOf(shopEnv, buyer.uid)).toEqual({ gold: 60, diamond: 0 })
  log.mockRestore()
})

test('the intent of an order that is another deed’s is a fault, and nothing is given', async () => {
  const { uid } = newBuyer()
  const move = { intent: `recharge:${uid}`, uid, reason: 'recharge', link: 'payment-order:1', now: Date.now() } as const
  expect(await coinLedger.grant(shopEnv, { ...move, amounts: { gold: 10 } })).toBe('done')
  expect(await coinLedger.grant(shopEnv, { ...move, amounts: { gold: 10 } })).toBe('again')
  await expect(coinLedger.grant(shopEnv, { ...move, amounts: { gold: 11 } })).rejects.toThrow('conflict')
  expect(await coinLedger.takeBack(shopEnv, { ...move, intent: `refund:${uid}`, amounts: { gold: 11 } })).toBe(
    'insufficient',
  )
  expect(await coinLedger.takeBack(shopEnv, { ...move, intent: `refund:${uid}`, amounts: { gold: 10 } })).toBe('done')
  expect(await coinLedger.takeBack(shopEnv, { ...move, intent: `refund:${uid}`, amounts: { gold: 10 } })).toBe('again')
  expect(await balanceOf(shopEnv, uid)).toEqual({ gold: 0, diamond: 0 })
})
