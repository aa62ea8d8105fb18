import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#backend/core/context.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { listNoticeRows } from '#backend/notice/notices.store.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { credited, HOUR, loggedLines, stateOf, sweep } from '#tests/support/backend/settling.ts'
import { newBuyer, putShop, Shop } from '#tests/support/backend/shop.ts'
import { refundOrder } from './refund-order.ts'

beforeAll(() => putShop())
const { eventsOf } = loggedLines()

test('a refund takes the coins back, then returns the money, once', async () => {
  const { shop, buyer, order } = await credited()
  const work = shop.work()
  const [first, second] = await Promise.all([refundOrder(work, order.id), refundOrder(work, order.id)])
  expect(first?.state).toBe('refunded')
  expect(second?.state).toMatch(/^(refunding|taken|refunded)$/)
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(0)
  expect(await refundOrder(work, order.id)).toMatchObject({ state: 'refunded' })
  expect(await shop.act(order, 'notify')).toEqual([200])
  expect(await shop.look(buyer, order)).toMatchObject({ status: 'refunded' })
  expect(await toldOf(buyer)).toEqual([['recharge_refunded', { orderId: order.id, gold: 100, diamond: 0 }]])
})

/** The buyer's notices. */
const toldOf = async ({ uid }: Viewer) => {
  const { rows } = await listNoticeRows(openAccountDatabase(testEnv), uid, 1, false)
  return rows.map(({ type, params }) => [type, params])
}

test('what was not credited is not refunded', async () => {
  const shop = new Shop()
  const order = await shop.order(newBuyer())
  expect(await refundOrder(shop.work(), order.id)).toBeNull()
  expect(await refundOrder(shop.work(), 12)).toBeNull()
})

test('while the coins are spent no money is returned; the sweep returns it when they are there again', async () => {
  const { shop, buyer, order } = await credited()
  shop.ledger.balances.set(buyer.uid, { gold: 40, diamond: 0 })
  expect(await refundOrder(shop.work(), order.id)).toMatchObject({ state: 'refunding' })
  expect(eventsOf(order)).toEqual(['payment_coins_spent'])
  expect(await (await shop.request(new URL(order.payUrl ?? '').pathname)).text()).toContain('>paid<')
  shop.ledger.balances.set(buyer.uid, { gold: 140, diamond: 0 })
  await sweep(shop, Date.now() + HOUR)
  expect(await stateOf(shop, order)).toBe('refunded')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(40)
})

test('money that the provider returns is followed by the coins, at the latest when they are there again', async () => {
  const { shop, buyer, order } = await credited()
  shop.ledger.balances.set(buyer.uid, { gold: 0, diamond: 0 })
  expect(await shop.act(order, 'return')).toEqual([200])
  expect(await stateOf(shop, order)).toBe('returned')
  expect(eventsOf(order)).toEqual(['payment_coins_spent'])
  shop.ledger.balances.set(buyer.uid, { gold: 100, diamond: 0 })
  expect(await toldOf(buyer)).toEqual([])
  await sweep(shop, Date.now() + HOUR)
  expect(await stateOf(shop, order)).toBe('refunded')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(0)
  expect(await toldOf(buyer)).toHaveLength(1)
})

test('a refund that the provider tells of again is not told to the buyer again, whoever deleted the notice', async () => {
  const { shop, buyer, order } = await credited()
  await shop.act(order, 'return')
  expect(await toldOf(buyer)).toHaveLength(1)
  await testEnv.ACCOUNTS.prepare('delete from notices where uid = ?').bind(buyer.uid).run()
  await shop.act(order, 'notify')
  expect(await stateOf(shop, order)).toBe('refunded')
  expect(await toldOf(buyer)).toEqual([])
})

test.each(['before', 'after'] as const)('killed %s any statement, a refund is made once', async (when) => {
  for (let at = 0; ; at++) {
    const { shop, buyer, order } = await credited()
    const { accountDb, count } = dyingDatabase(at, when)
    await refundOrder(shop.work({ accountDb }), order.id).catch(() => undefined)
    const begun = await refundOrder(shop.work(), order.id)
    expect(begun, `statement ${at}`).not.toBeNull()
    for (const hours of [1, 7]) await sweep(shop, Date.now() + hours * HOUR)
    expect(await stateOf(shop, order), `statement ${at}`).toBe('refunded')
    expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(0)
    expect(await toldOf(buyer), `statement ${at}`).toHaveLength(1)
    if (count() <= at) {
      expect(at).toBeGreaterThan(3)
      break
    }
  }
})
