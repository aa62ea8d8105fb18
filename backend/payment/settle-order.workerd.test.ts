import { beforeAll, expect, test } from 'vitest'
import type { ActName } from '#backend/sandbox/acts.ts'
import { SIGNATURE_HEADER, signatureOf } from '#backend/sandbox/notification.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { Died, dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { credited, DAY, HOUR, loggedLines, MINUTE, stateOf, sweep } from '#tests/support/backend/settling.ts'
import { newBuyer, putShop, Shop, shopEnv } from '#tests/support/backend/shop.ts'
import { applyReport } from './apply-report.ts'
import { moveOrder } from './move-order.ts'
import { claimCheck, findOrder } from './orders.store.ts'
import { sweepOrders } from './sweep-orders.ts'

beforeAll(() => putShop())
const { events, eventsOf } = loggedLines()

test.each<{ acts: ActName[]; answers: number[]; status: PaymentOrder['status']; coins: number; logged: string[] }>([
  { acts: ['pay'], answers: [200], status: 'credited', coins: 100, logged: [] },
  { acts: ['pay_doubled'], answers: [200, 200], status: 'credited', coins: 100, logged: [] },
  { acts: ['pay', 'notify', 'notify'], answers: [200, 200, 200], status: 'credited', coins: 100, logged: [] },
  { acts: ['pay_silently', 'notify'], answers: [200], status: 'credited', coins: 100, logged: [] },
  { acts: ['fail'], answers: [200], status: 'failed', coins: 0, logged: [] },
  // Out of order: a failure that is told after the payment.
  { acts: ['pay', 'notify_failed'], answers: [200, 200], status: 'credited', coins: 100, logged: [] },
  { acts: ['notify_failed', 'pay'], answers: [200, 200], status: 'credited', coins: 100, logged: [] },
  { acts: ['notify'], answers: [200], status: 'pending', coins: 0, logged: [] },
  {
    acts: ['notify_forged'],
    answers: [400],
    status: 'pending',
    coins: 0,
    logged: ['payment_notification_forged'],
  },
  {
    acts: ['notify_replayed'],
    answers: [400],
    status: 'pending',
    coins: 0,
    logged: ['payment_notification_forged'],
  },
  {
    acts: ['notify_other_amount'],
    answers: [200],
    status: 'in_review',
    coins: 0,
    logged: ['payment_amount_wrong'],
  },
  {
    acts: ['notify_other_currency'],
    answers: [200],
    status: 'in_review',
    coins: 0,
    logged: ['payment_amount_wrong'],
  },
  { acts: ['notify_other_order'], answers: [200], status: 'pending', coins: 0, logged: ['payment_order_unknown'] },
  {
    acts: ['notify_other_amount', 'pay'],
    answers: [200, 200],
    status: 'credited',
    coins: 100,
    logged: ['payment_amount_wrong'],
  },
  {
    acts: ['pay', 'notify_other_amount', 'notify_forged'],
    answers: [200, 200, 400],
    status: 'credited',
    coins: 100,
    logged: ['payment_amount_wrong', 'payment_notification_forged'],
  },
  {
    acts: ['pay', 'notify_returned_in_part', 'notify'],
    answers: [200, 200, 200],
    status: 'in_review',
    coins: 100,
    logged: ['payment_refund_partial'],
  },
  // A part is back before the shop hears that it was paid.
  {
    acts: ['pay_silently', 'notify_returned_in_part', 'notify'],
    answers: [200, 200],
    status: 'in_review',
    coins: 0,
    logged: ['payment_refund_partial'],
  },
  { acts: ['pay', 'return', 'notify'], answers: [200, 200, 200], status: 'refunded', coins: 0, logged: [] },
  // The money is back before the shop hears that it was paid.
  { acts: ['pay_silently', 'return'], answers: [200], status: 'refunded', coins: 0, logged: [] },
])('$acts: $status, $coins coins', async ({ acts, answers, status, coins, logged }) => {
  const shop = new Shop()
  const buyer = newBuyer()
  const order = await shop.order(buyer)
  const answered: number[] = []
  for (const act of acts) answered.push(...(await shop.act(order, act)))
  expect(answered).toEqual(answers)
  expect(shop.ledger.balanceOf(buyer.uid)).toEqual({ gold: coins, diamond: 0 })
  expect(eventsOf(order)).toEqual(logged)
  expect(await shop.look(buyer, order)).toMatchObject({ id: order.id, status })
})

test('a notification of another provider’s order, or of another payment of the order, changes nothing', async () => {
  const shop = new Shop()
  const order = await shop.order(newBuyer())
  const tell = async (changes: object) => {
    const body = JSON.stringify({
      id: 'sandbox_0',
      order: order.id,
      status: 'paid',
      amount: 143,
      currency: 'USD',
      ...changes,
    })
    const headers = { [SIGNATURE_HEADER]: await signatureOf(shopEnv, body, Date.now()), brand: 'shop' }
    return (await shop.request('/pay/notify/sandbox', { method: 'POST', body, headers })).status
  }
  expect(await tell({})).toBe(200)
  expect(await tell({ order: 2 ** 60 })).toBe(200)
  expect(await tell({ status: 'rich' })).toBe(200)
  expect(events()).toEqual(['payment_order_unknown', 'payment_order_unknown'])
  expect(await stateOf(shop, order)).toBe('pending')
})

test('a body that is too long, or no JSON, is refused before anything is looked up', async () => {
  const shop = new Shop()
  const post = async (body: string) => (await shop.request('/pay/notify/sandbox', { method: 'POST', body })).status
  expect(await post('x'.repeat(128 * 1024 + 1))).toBe(413)
  expect(await post('not json')).toBe(400)
  expect((await shop.request('/pay/notify/unheard-of', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await shop.request('/pay/notify/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
  expect(events()).toEqual(['payment_notification_too_large', 'payment_notification_forged'])
})

test('a flood of forgeries is refused, and leaves sixty lines a minute', async () => {
  const shop = new Shop()
  const order = await shop.order(newBuyer())
  for (let sent = 0; sent < 80; sent++) expect(await shop.act(order, 'notify_forged')).toEqual([400])
  expect(events()).toHaveLength(60)
})

test('fifty notifications at once credit an order once', async () => {
  const { shop, buyer, order } = await credited()
  const second = await shop.order(buyer)
  await shop.act(second, 'pay_silently')
  await Promise.all(Array.from({ length: 50 }, () => shop.act(second, 'notify')))
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(200)
  expect([...shop.ledger.moves.keys()]).toEqual([`recharge:${order.id}`, `recharge:${second.id}`])
})

test('a payment of which nobody tells is found when the buyer looks, and the provider is asked every ten seconds at most', async () => {
  const shop = new Shop()
  const buyer = newBuyer()
  const now = Date.now()
  const order = await shop.order(buyer, {}, { now })
  expect(await shop.look(buyer, order, { now })).toMatchObject({ status: 'pending' })
  await shop.act(order, 'pay_silently')
  expect(await shop.look(buyer, order, { now: now + 9000 })).toMatchObject({ status: 'pending' })
  const paid = await shop.look(buyer, order, { now: now + 11_000 })
  expect(paid).toMatchObject({ status: 'credited' })
  expect(paid.payUrl).toBeUndefined()
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(100)
})

test('the sweep finds a payment of which nobody ever heard', async () => {
  const shop = new Shop()
  const buyer = newBuyer()
  const now = Date.now()
  const order = await shop.order(buyer, {}, { now })
  await shop.act(order, 'pay_silently')
  await sweep(shop, now + MINUTE)
  expect(await stateOf(shop, order)).toBe('pending')
  await sweep(shop, now + 3 * MINUTE)
  expect(await stateOf(shop, order)).toBe('credited')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(100)
})

test('of two sweeps at once one looks at an order, also after its state has changed', async () => {
  const shop = new Shop()
  const order = await shop.order(newBuyer())
  const { accountDb } = shop.work()
  const row = await findOrder(accountDb, order.id)
  if (!row) throw new Error('no order')
  const now = Date.now() + HOUR
  const claims = await Promise.all([1, 2, 3].map(() => claimCheck(accountDb, row, now)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  const claimed = await findOrder(accountDb, order.id)
  if (!claimed) throw new Error('no order')
  await shop.act(order, 'pay')
  expect(await claimCheck(accountDb, claimed, now)).toBe(false)
})

test('an abandoned order expires, can still be paid late, and is forgotten after ninety days only if it was not', async () => {
  const shop = new Shop()
  const buyer = newBuyer()
  const now = Date.now()
  const [order, other] = [await shop.order(buyer, {}, { now }), await shop.order(buyer, {}, { now })]
  await sweep(shop, now + 30 * MINUTE)
  expect(await stateOf(shop, order)).toBe('pending')
  for (const hours of [2, 4, 8]) await sweep(shop, now + hours * HOUR)
  expect([await stateOf(shop, order), await stateOf(shop, other)]).toEqual(['expired', 'expired'])
  await sweep(shop, now + 80 * DAY)
  // Its page is still open at the provider, whose clock is real.
  expect(await shop.act(order, 'pay')).toEqual([200])
  expect(await stateOf(shop, order)).toBe('credited')
  await sweep(shop, now + 100 * DAY)
  expect([await stateOf(shop, order), await stateOf(shop, other)]).toEqual(['credited', undefined])
})

test('an order whose payment was never opened expires', async () => {
  const shop = new Shop()
  const buyer = newBuyer()
  const now = Date.now()
  const { accountDb } = dyingDatabase(2, 'before')
  await shop.order(buyer, { intent: 'never-opened' }, { now, accountDb }).catch(() => undefined)
  const row = () =>
    testEnv.ACCOUNTS.prepare('select state from payment_orders where uid = ?').bind(buyer.uid).first<string>('state')
  expect(await row()).toBe('created')
  for (const hours of [0.5, 2]) await sweep(shop, now + hours * HOUR)
  expect(await row()).toBe('expired')
})

test('a provider that does not answer is asked again, and nothing expires meanwhile', async () => {
  const shop = new Shop()
  const now = Date.now()
  const order = await shop.order(newBuyer(), {}, { now })
  const { accountDb } = shop.work()
  // The provider is gone: the sandbox is switched off.
  const env = { ...shopEnv, SANDBOX_PAYMENTS: '0' }
  for (const hours of [1, 5, 30]) await sweepOrders(shop.work({ now: now + hours * HOUR, env, accountDb }))
  expect(await stateOf(shop, order)).toBe('pending')
  await shop.act(order, 'pay_silently')
  await sweep(shop, now + 3 * DAY)
  expect(await stateOf(shop, order)).toBe('credited')
})

test.each(['before', 'after'] as const)('killed %s any statement, a payment is credited once', async (when) => {
  for (let at = 0; ; at++) {
    const shop = new Shop()
    const buyer = newBuyer()
    const now = Date.now()
    const order = await shop.order(buyer, {}, { now })
    await shop.act(order, 'pay_silently')
    const { accountDb, count } = dyingDatabase(at, when)
    await sweepOrders(shop.work({ now: now + 3 * MINUTE, accountDb })).catch(() => undefined)
    for (const hours of [1, 7, 14]) await sweep(shop, now + hours * HOUR)
    expect(await stateOf(shop, order), `statement ${at}`).toBe('credited')
    expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(100)
    if (count() <= at) {
      expect(at).toBeGreaterThan(5)
      break
    }
  }
})

test.each(['before', 'after'] as const)('killed %s the ledger’s answer, a payment is credited once', async (when) => {
  const shop = new Shop()
  const buyer = newBuyer()
  const order = await shop.order(buyer)
  shop.ledger.around = (moment) => {
    if (moment === when) throw new Died('the ledger is gone')
  }
  await shop.act(order, 'pay_silently')
  expect((await shop.act(order, 'notify'))[0]).toBe(500)
  expect(await stateOf(shop, order)).toBe('crediting')
  // A ledger that is gone after its deed answers `again`.
  expect(await shop.look(buyer, order)).toMatchObject({ status: when === 'before' ? 'paid' : 'credited' })
  shop.ledger.around = () => undefined
  await sweep(shop, Date.now() + HOUR)
  expect(await stateOf(shop, order)).toBe('credited')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(100)
})

test('what was paid otherwise and is returned gives no coins, and takes back those that a person gave', async () => {
  const shop = new Shop()
  const heldOrder = async () => {
    const buyer = newBuyer()
    const order = await shop.order(buyer)
    await shop.act(order, 'notify_other_amount')
    const returned = {
      orderId: order.id,
      status: 'returned',
      amount: order.amount - 1,
      currency: order.currency,
    } as const
    const tell = async (changes = {}) => {
      const row = await findOrder(shop.work().accountDb, order.id)
      if (row) await applyReport(shop.work(), row, { ...returned, ...changes })
    }
    return { buyer, order, tell }
  }
  const held = await heldOrder()
  await held.tell({ amount: 1 })
  expect(await stateOf(shop, held.order)).toBe('held')
  await held.tell()
  expect(await stateOf(shop, held.order)).toBe('refunded')
  expect(await moveOrder(shop.work(), held.order.id, 'accepted')).toBeNull()
  const given = await heldOrder()
  await moveOrder(shop.work(), given.order.id, 'accepted')
  await sweep(shop, Date.now() + HOUR)
  expect(shop.ledger.balanceOf(given.buyer.uid).gold).toBe(100)
  await given.tell()
  expect(await stateOf(shop, given.order)).toBe('refunded')
  expect(shop.ledger.balanceOf(given.buyer.uid).gold).toBe(0)
  const paid = await heldOrder()
  await shop.act(paid.order, 'pay')
  await paid.tell()
  expect(await stateOf(shop, paid.order)).toBe('credited')
})

test('an order whose account was deleted is left to a person', async () => {
  const shop = new Shop()
  const buyer = newBuyer()
  const order = await shop.order(buyer)
  await testEnv.ACCOUNTS.prepare('update payment_orders set uid = null where id = ?').bind(order.id).run()
  expect(await shop.act(order, 'pay')).toEqual([200])
  await sweep(shop, Date.now() + HOUR)
  expect(await stateOf(shop, order)).toBe('paid')
  expect(eventsOf(order)).toEqual(['payment_ownerless'])
  expect(shop.ledger.moves.size).toBe(0)
})
