import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Viewer } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { TestInbox } from '#tests/support/backend/inbox.ts'
import { putShop, Shop, shopEnv } from '#tests/support/backend/shop.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { findOrder } from './orders.store.ts'
import { refundOrder } from './refund-order.ts'
import { sweepOrders } from './sweep-orders.ts'

beforeAll(() => putShop())
afterEach(() => vi.restoreAllMocks())

async function buyerWithPages() {
  const { uid, token, sessionId } = await makeUser()
  const buyer: Viewer = { uid, sessionId, roles: [] }
  return { buyer, pages: [await TestInbox.open(token), await TestInbox.open(token)] as const }
}

const statusesOf = (page: TestInbox) => page.of('payment').map(({ order }) => order.status)
const toldLast = (page: TestInbox, status: string) => eventually(() => statusesOf(page).at(-1) === status)

test('every page of the buyer is told that the order is paid, then that it is credited, and nobody else is', async () => {
  const shop = new Shop()
  const { buyer, pages } = await buyerWithPages()
  const stranger = await buyerWithPages()
  const order = await shop.order(buyer)
  await shop.act(order, 'pay_doubled')
  for (const page of pages) {
    await toldLast(page, 'credited')
    expect(statusesOf(page)).toEqual(['paid', 'credited'])
    expect(page.of('payment').at(-1)?.order).toMatchObject({ id: order.id, gold: 100, status: 'credited' })
  }
  expect(stranger.pages[0].of('payment')).toEqual([])
})

test('a failed, an expired, a wrongly paid and a refunded order are told too', async () => {
  const shop = new Shop()
  const { buyer, pages } = await buyerWithPages()
  const [page] = pages
  await shop.act(await shop.order(buyer), 'fail')
  await toldLast(page, 'failed')
  await shop.act(await shop.order(buyer), 'notify_other_amount')
  await toldLast(page, 'in_review')
  const paid = await shop.order(buyer)
  await shop.act(paid, 'pay')
  await toldLast(page, 'credited')
  await refundOrder(shop.work(), paid.id)
  await toldLast(page, 'refunded')
  expect(statusesOf(page).slice(-2)).toEqual(['refunding', 'refunded'])
  const left = await shop.order(buyer)
  await sweepOrders(shop.work({ now: Date.now() + 3 * 3_600_000 }))
  await toldLast(page, 'expired')
  expect(page.of('payment').at(-1)?.order).not.toHaveProperty('payUrl')
  expect(left.payUrl).toBeDefined()
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise<never>(() => {})],
])('an inbox that %s keeps no coins back', async (_, send) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = new Shop()
  const { buyer } = await buyerWithPages()
  const order = await shop.order(buyer)
  const env = { ...shopEnv, INBOXES: { getByName: () => ({ send }) } } as unknown as Env
  await shop.act(order, 'pay_silently')
  await sweepOrders(shop.work({ env, now: Date.now() + 10 * 60_000 }))
  expect((await findOrder(shop.work().accountDb, order.id))?.state).toBe('credited')
  expect(shop.ledger.balanceOf(buyer.uid)).toEqual({ gold: 100, diamond: 0 })
  expect(log).toHaveBeenCalled()
})
