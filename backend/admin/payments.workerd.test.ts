import { beforeAll, expect, test, vi } from 'vitest'
import { balanceOf, pay } from '#backend/coins/coins.ts'
import type { Viewer } from '#backend/core/context.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { applyReport } from '#backend/payment/apply-report.ts'
import { coinLedger } from '#backend/payment/coin-ledger.ts'
import { findOrder } from '#backend/payment/orders.store.ts'
import type { ActName } from '#backend/sandbox/acts.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminPaymentCalls } from '#contract/admin-payments.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { sweep } from '#tests/support/backend/settling.ts'
import { putShop, Shop } from '#tests/support/backend/shop.ts'
import { readFigures } from './figures.store.ts'
import { searchPayments } from './payments.store.ts'
import { refundPayment } from './payments.ts'

const HOUR_MS = 3_600_000

let admin: TestUser
const shop = new Shop(coinLedger)
beforeAll(async () => {
  await putShop()
  admin = await makeUser(['administrator'])
})

const viewerOf = ({ uid, sessionId }: TestUser): Viewer => ({ uid, sessionId, roles: [] })

/** A new buyer's order of 100 coins after these acts at the provider. */
async function ordered(...acts: ActName[]) {
  const buyer = await makeUser()
  const order = await shop.order(viewerOf(buyer))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const act of acts) await shop.act(order, act)
  log.mockRestore()
  return { buyer, order }
}

/** What the page of an order shows of money that came back. */
type Seen = { returned?: number }
const refund = (id: number, by = admin, seen: Seen = {}) =>
  envelopeOf(adminPaymentCalls.refundPayment, { id, reason: 'Bought by mistake', ...seen }, { token: by.token })
const accept = (id: number, by = admin, seen: Seen = {}) =>
  envelopeOf(adminPaymentCalls.acceptPayment, { id, reason: 'The rest came by bank', ...seen }, { token: by.token })
const paymentOf = async (id: number) =>
  (await call(adminPaymentCalls.getPayment, { id }, { token: admin.token })).payment
const stateOf = async (id: number) => (await paymentOf(id)).state
const linesAbout = async (uid: number) =>
  (await call(adminCalls.listAudit, { uid }, { token: admin.token })).list.map(({ act, detail }) => [act, detail])
const coinsOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold

test('a refund with a reason takes the coins, returns the money, and is in the audit log once', async () => {
  const { buyer, order } = await ordered('pay')
  expect(await coinsOf(buyer.uid)).toBe(100)
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order.id)))
  for (const answer of answers) expect(answer.status).toBe('success')
  expect(await stateOf(order.id)).toBe('refunded')
  expect(await coinsOf(buyer.uid)).toBe(0)
  expect(await linesAbout(buyer.uid)).toEqual([['refund_payment', `${order.id} Bought by mistake`]])
  expect((await shop.look(viewerOf(buyer), order)).status).toBe('refunded')
})

test('while the coins are spent the refund waits, and no money is returned', async () => {
  const { buyer, order } = await ordered('pay')
  const deed = { uid: buyer.uid, intent: `spent:${buyer.uid}`, reason: 'goods' as const, now: Date.now() }
  await pay(testEnv, { ...deed, to: [{ house: 'sales', gold: 40 }] })
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await refund(order.id)).toMatchObject({ result: { payment: { state: 'refunding', decisions: [] } } })
  log.mockRestore()
  expect(await coinsOf(buyer.uid)).toBe(60)
})

test('a held order shows what was paid, and is credited or refunded by a person', async () => {
  const held = await ordered('notify_other_amount')
  const { payment } = await call(adminPaymentCalls.getPayment, { id: held.order.id }, { token: admin.token })
  expect(payment).toMatchObject({ state: 'held', decisions: ['accept', 'refund'], username: held.buyer.username })
  expect(payment.paidOtherwise?.amount).not.toBe(payment.amount)
  expect(await accept(held.order.id)).toMatchObject({
    result: { payment: { state: 'credited', decisions: ['refund'] } },
  })
  expect(await coinsOf(held.buyer.uid)).toBe(100)
  expect((await accept(held.order.id)).errorMsg).toBe('order_moved')
  expect(await coinsOf(held.buyer.uid)).toBe(100)
  const other = await ordered('pay_silently', 'notify_other_amount')
  expect(await refund(other.order.id)).toMatchObject({ result: { payment: { state: 'refunded', decisions: [] } } })
  expect(await coinsOf(other.buyer.uid)).toBe(0)
  expect(await linesAbout(other.buyer.uid)).toEqual([['refund_payment', `${other.order.id} Bought by mistake`]])
})

test('an order of which the provider returned a part waits for a person: the coins stay, or all go and the rest is returned', async () => {
  const kept = await ordered('pay', 'notify_returned_in_part')
  const { payment } = await call(adminPaymentCalls.getPayment, { id: kept.order.id }, { token: admin.token })
  expect(payment).toMatchObject({ state: 'part_returned', decisions: ['accept', 'refund'] })
  expect(payment.returned).toBe(Math.floor(payment.amount / 2))
  expect(await coinsOf(kept.buyer.uid)).toBe(100)
  const half = { returned: payment.returned ?? 0 }
  expect(await accept(kept.order.id, admin, half)).toMatchObject({ result: { payment: { state: 'credited' } } })
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // The same notification again asks nobody again.
  await shop.act(kept.order, 'notify_returned_in_part')
  expect([await stateOf(kept.order.id), await coinsOf(kept.buyer.uid)]).toEqual(['credited', 100])
  log.mockRestore()
  const gone = await ordered('pay', 'notify_returned_in_part')
  const answers = await Promise.all([1, 2, 3].map(() => refund(gone.order.id, admin, half)))
  for (const answer of answers) expect(answer.status).toBe('success')
  expect([await stateOf(gone.order.id), await coinsOf(gone.buyer.uid)]).toEqual(['refunded', 0])
  // Nothing had been given yet: nothing is left, and nothing else is taken.
  const early = await ordered('pay_silently', 'notify_returned_in_part')
  expect(await coinsOf(early.buyer.uid)).toBe(0)
  expect(await refund(early.order.id, admin, half)).toMatchObject({ result: { payment: { state: 'refunded' } } })
  expect(await coinsOf(early.buyer.uid)).toBe(0)
  expect((await linesAbout(early.buyer.uid)).length).toBe(1)
})

/** The provider says that this much of an order's money has come back so far. */
async function returnPart(id: number, returned: number) {
  const order = await findOrder(openAccountDatabase(testEnv), id)
  if (!order) throw new Error('no order')
  const { amount, currency } = order
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await applyReport(shop.work(), order, { orderId: id, status: 'returned_in_part', amount, currency, returned })
  log.mockRestore()
}

test('each further part of the money asks again, and nobody decides about less than has come back', async () => {
  const { buyer, order } = await ordered('pay')
  const { amount } = await paymentOf(order.id)
  const [first, second] = [Math.floor(amount / 10), amount - 2]
  await returnPart(order.id, first)
  expect(await paymentOf(order.id)).toMatchObject({ state: 'part_returned', returned: first })
  await returnPart(order.id, second)
  expect(await paymentOf(order.id)).toMatchObject({ state: 'part_returned', returned: second })
  // An old notification takes nothing back.
  await returnPart(order.id, first)
  for (const decide of [accept, refund])
    for (const seen of [{}, { returned: first }])
      expect((await decide(order.id, admin, seen)).errorMsg).toBe('order_moved')
  expect(await paymentOf(order.id)).toMatchObject({ state: 'part_returned', returned: second })
  expect(await linesAbout(buyer.uid)).toEqual([])
  const answer = await accept(order.id, admin, { returned: second })
  expect(answer).toMatchObject({ result: { payment: { state: 'credited', returned: second } } })
  expect(await coinsOf(buyer.uid)).toBe(100)
  expect(await linesAbout(buyer.uid)).toEqual([['accept_payment', `${order.id} The rest came by bank`]])
  // And what comes back after it was left with the buyer.
  await returnPart(order.id, amount - 1)
  expect((await accept(order.id, admin, { returned: second })).errorMsg).toBe('order_moved')
  const last = await refund(order.id, admin, { returned: amount - 1 })
  expect(last).toMatchObject({ result: { payment: { state: 'refunded' } } })
  expect(await coinsOf(buyer.uid)).toBe(0)
})

test('what was not paid, is on its way, or belongs to nobody is not decided here', async () => {
  const open = await ordered()
  expect((await refund(open.order.id)).errorMsg).toBe('order_moved')
  expect((await accept(open.order.id)).errorMsg).toBe('order_moved')
  expect((await refund(12)).errorMsg).toBe('not_found')
  const { order } = await ordered('pay')
  await testEnv.ACCOUNTS.prepare('update payment_orders set uid = null where id = ?').bind(order.id).run()
  expect((await refund(order.id)).errorMsg).toBe('order_moved')
  expect(await stateOf(order.id)).toBe('credited')
})

test('only an administrator who has just proven who they are decides, with a reason', async () => {
  const { buyer, order } = await ordered('pay')
  expect((await refund(order.id, buyer)).errorCode).toBe(4003)
  const later = await makeUser(['administrator'])
  await testEnv.ACCOUNTS.prepare('update sessions set proven_at = 1 where id = ?').bind(later.sessionId).run()
  expect((await refund(order.id, later)).errorMsg).toBe('proof_needed')
  expect((await accept(order.id, later)).errorMsg).toBe('proof_needed')
  for (const reason of ['', ' \n'])
    for (const entry of [adminPaymentCalls.refundPayment, adminPaymentCalls.acceptPayment])
      expect((await envelopeOf(entry, { id: order.id, reason }, { token: admin.token })).errorCode).toBe(4000)
  expect(await stateOf(order.id)).toBe('credited')
  expect(await linesAbout(buyer.uid)).toEqual([])
})

test.each(['before', 'after'] as const)(
  'killed %s any statement, a refund is made once or not at all',
  async (when) => {
    for (let at = 0; ; at++) {
      const { buyer, order } = await ordered('pay')
      const { accountDb, count } = dyingDatabase(at, when)
      const viewer: Viewer = { uid: admin.uid, sessionId: admin.sessionId, roles: ['administrator'] }
      const context = { ...contextOfTest(), now: Date.now(), viewer, accountDb }
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const input = { id: order.id, reason: 'Bought by mistake' }
      await Promise.resolve(refundPayment(context, input, new Uint8Array(0))).catch(() => undefined)
      errors.mockRestore()
      for (const hours of [1, 7]) await sweep(shop, Date.now() + hours * HOUR_MS)
      const state = await stateOf(order.id)
      expect(['credited', 'refunded'], `statement ${at}`).toContain(state)
      expect(await coinsOf(buyer.uid), `statement ${at}`).toBe(state === 'credited' ? 100 : 0)
      expect((await linesAbout(buyer.uid)).length, `statement ${at}`).toBe(state === 'credited' ? 0 : 1)
      if (count() <= at) {
        expect([state, at > 4]).toEqual(['refunded', true])
        break
      }
    }
  },
)

test('what waits for a decision is counted on the start page', async () => {
  const count = async () => (await readFigures(openAccountDatabase(testEnv), Date.now())).payments
  const before = await count()
  await ordered('pay')
  const { order } = await ordered('notify_other_amount')
  expect(await count()).toBe(before + 1)
  await refund(order.id)
  expect(await count()).toBe(before)
})

test('staff find orders by number, buyer and state; held ones come first', async () => {
  const [plain, held] = [await ordered('pay'), await ordered('notify_other_amount')]
  const newer = await ordered('pay')
  const idsOf = async (search: object) =>
    (await call(adminPaymentCalls.listPayments, search, { token: admin.token })).list.map(({ id }) => id)
  const all = await allParts((where) => call(adminPaymentCalls.listPayments, where, { token: admin.token }))
  const places = all.map(({ state, createdAt }) => [state === 'held' || state === 'part_returned' ? 1 : 0, createdAt])
  expect(places).toEqual(places.toSorted().reverse())
  expect(new Set(places.map(([isHeld]) => isHeld))).toEqual(new Set([0, 1]))
  expect(await idsOf({ id: plain.order.id })).toEqual([plain.order.id])
  expect(await idsOf({ uid: newer.buyer.uid })).toEqual([newer.order.id])
  expect(await idsOf({ uid: newer.buyer.uid, state: 'held' })).toEqual([])
  expect(await idsOf({ state: 'held' })).toContain(held.order.id)
  expect((await envelopeOf(adminPaymentCalls.listPayments, {}, { token: plain.buyer.token })).errorCode).toBe(4003)
})

test('every search of staff is read from an index in its order', async () => {
  for (const search of [{}, { uid: 7 }, { state: 'held' as const }, { id: 7 }, { sort: 'largest' as const }]) {
    const { plans } = await explained((db) => searchPayments(db, { ...search, after: 'n.1.1700000000000.7' }))
    const steps = plans.flatMap((plan) => plan.filter((step) => /^SCAN payment_orders$/.test(step)))
    expect(steps, JSON.stringify(search)).toEqual([])
    expect(sortsIn(plans), JSON.stringify(search)).toEqual([])
    expect(
      scansIn(plans).every((step) => /INDEX|some|CONSTANT/.test(step)),
      scansIn(plans).join(),
    ).toBe(true)
  }
})
