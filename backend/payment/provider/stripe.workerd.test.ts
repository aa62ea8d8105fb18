import { Stripe } from 'stripe'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { paymentCalls } from '#contract/payment.ts'
import { newBuyer, newIntent, PAGE, putShop, Shop, shopEnv } from '#tests/support/backend/shop.ts'
import { findOrder } from '../orders.store.ts'
import { refundOrder } from '../refund-order.ts'
import { sweepOrders } from '../sweep-orders.ts'
import { stripeSettingsOf } from './provider-settings.ts'
import { createStripe } from './stripe.ts'

const { port } = inject('stripe')
const API = `http://127.0.0.1:${port}`
const SECRET = 'whsec_of_the_tests'
const OTHER_SECRET = 'whsec_of_another_account'
const SIGNATURE = 'stripe-signature'
const MINUTE = 60_000

const settings = (secretKey = 'sk_test_of_the_tests', webhookSecret = SECRET) => ({
  stripe: { secretKey, webhookSecret, endpoint: API },
})
const env = {
  ...shopEnv,
  SANDBOX_PAYMENTS: '0',
  PAYMENT_PROVIDERS: JSON.stringify({
    '*': settings(),
    other: settings(undefined, OTHER_SECRET),
    broken: settings('sk_test_broken'),
    unknown: settings('sk_test_unknown'),
  }),
}
const shop = new Shop()
const crypto = Stripe.createSubtleCryptoProvider()

beforeAll(async () => {
  for (const id of ['shop', 'other', 'broken', 'unknown']) await putShop({}, id)
})

let lines: string[] = []
beforeEach(() => {
  lines = []
  const write = (line: unknown) => {
    lines.push((JSON.parse(String(line)) as { event: string }).event)
  }
  vi.spyOn(console, 'warn').mockImplementation(write)
  vi.spyOn(console, 'error').mockImplementation(write)
})
afterEach(() => vi.restoreAllMocks())

type Session = Stripe.Checkout.Session & { payment_intent: string | null }
type Changed = { session: Session; charge: Stripe.Charge }

/** What a buyer does on Stripe's page, or somebody in the dashboard. */
const change = async (reference: string, changes: Record<string, string> = {}): Promise<Changed> =>
  (
    await fetch(`${API}/test/sessions/${reference}`, { method: 'POST', body: new URLSearchParams(changes).toString() })
  ).json()

const pay = (reference: string) => change(reference, { status: 'complete', payment_status: 'paid' })

const requestsOf = async (order: number) =>
  ((await (await fetch(`${API}/test/requests`)).json()) as { path: string; form: string; key: string }[]).filter(
    ({ key }) => key.endsWith(`:${order}`),
  )

const buy = async (asking: object = {}) => {
  const buyer = newBuyer()
  const order = await shop.order(buyer, { rmb: 200 }, { env, ...asking })
  const reference = new URL(order.payUrl ?? '').pathname.split('/').at(-1) ?? ''
  return { buyer, order, reference }
}

interface Told {
  secret?: string
  at?: number
  brand?: string
  /** The header instead of a right one. */
  header?: string
}

/** Sends an event as Stripe does. */
async function tell(
  type: string,
  object: object,
  { secret = SECRET, at = Date.now(), brand = 'shop', header }: Told = {},
) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const timestamp = Math.floor(at / 1000)
  const signed = await crypto.computeHMACSignatureAsync(`${timestamp}.${body}`, secret)
  const headers = { brand, [SIGNATURE]: header ?? `t=${timestamp},v1=${signed}` }
  return (await shop.request('/pay/notify/stripe', { method: 'POST', body, headers }, env)).status
}

const stateOf = async (id: number) => (await findOrder(shop.work().accountDb, id))?.state

// From the tests of Stripe's own library (test/crypto/helpers.ts of stripe/stripe-node), secret `test_secret`.
test.each([
  ['', 'f7f9bd47fb987337b5796fdc1fdb9ba221d0d5396814bfcaf9521f43fd8927fd'],
  ['{"obj1":"hello","obj2":"world"}', 'bebb1a643997f419b315ddba19e6f5411e1ce7f810ba6d3617ce72823092f363'],
  ['\u{1f600}', '837da296d05c4fe31f61d5d7ead035099d9585a5bcde87de952012a78f0b0c43'],
])('workerd signs %j as Stripe publishes it', async (payload, signature) => {
  expect(await crypto.computeHMACSignatureAsync(payload, 'test_secret')).toBe(signature)
})

test('a whole notification that another library signed is read, and none with another byte or of another second', async () => {
  // From the tests of async-stripe (src/webhook.rs), secret `secret`.
  const at = 1_533_204_620
  const v1 = '5a81ebe328da1df19581cbc6c7377920947ffd30b56eebcc7ba9a6938a090965'
  const v0 = '63f3a72374a733066c4be69ed7f8e5ac85c22c9f0a6a612ab9a025a9e4ee7eef'
  const body =
    '{"account":"acct_123","api_version":"2017-05-25","created":1533204620,"data":{"object":{"amount":1000,"currency":"usd","customer":"cus_123","date":1533204620,"description":"Test Invoice Item","discountable":false,"id":"ii_123","invoice":"in_123","livemode":false,"metadata":{},"object":"invoiceitem","period":{"end":1533204620,"start":1533204620},"proration":false,"quantity":3}},"id":"evt_123","livemode":false,"object":"event","pending_webhooks":1,"request":{"id":"req_123","idempotency_key":"idempotency-key-123"},"type":"invoiceitem.created"}'
  const stripe = createStripe(settings(undefined, 'secret').stripe)
  const read = (text: string, timestamp: number) =>
    stripe.read(text, new Headers({ [SIGNATURE]: `t=${timestamp},v1=${v1},v0=${v0}` }), at * 1000)
  expect(await read(body, at)).toBe('other')
  expect(await read(body.replace('1000', '1001'), at)).toBe('forged')
  expect(await read(body, at + 1)).toBe('forged')
})

test('an order is a session with our price, our id and one way to pay', async () => {
  const { order } = await buy()
  const [request] = await requestsOf(order.id)
  expect(order.payUrl).toMatch(new RegExp(`^${API}/c/pay/cs_test_`))
  expect(Object.fromEntries(new URLSearchParams(request?.form))).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '2858',
    'line_items[0][price_data][product_data][name]': '2000 coins',
    'adaptive_pricing[enabled]': 'false',
    'metadata[order]': String(order.id),
    'payment_intent_data[metadata][order]': String(order.id),
    success_url: `${PAGE}?order=${order.id}`,
  })
})

test('a QR wallet is paid in CNY by Alipay, and a way that has no name at Stripe is not offered', async () => {
  const buyer = newBuyer()
  const order = await shop.order(buyer, { method: 'qr_wallet', rmb: 10 }, { env })
  const [request] = await requestsOf(order.id)
  expect(request?.form).toContain('allowed_payment_method_types%5B0%5D=alipay')
  expect(request?.form).toContain('unit_amount%5D=1000')
  const { list } = await shop.call(paymentCalls.getPayTypes, {}, buyer, { env })
  expect(list.map(({ method }) => method)).toEqual(['qr_wallet', 'card', 'stablecoin'])
})

test('an intent that is sent twenty times is one session', async () => {
  const buyer = newBuyer()
  const intent = newIntent()
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.order(buyer, { intent }, { env })))
  expect(new Set(orders.map(({ payUrl }) => payUrl)).size).toBe(1)
})

test('a session that is completed and paid is credited once, however often it is told', async () => {
  const { buyer, order, reference } = await buy()
  const { session } = await pay(reference)
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell('checkout.session.completed', session)))
  expect(answers).toEqual([200, 200, 200, 200, 200])
  expect(await stateOf(order.id)).toBe('credited')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(2000)
  expect(lines).toEqual([])
})

test('a way to pay that takes days is credited when the money is there', async () => {
  const { buyer, order, reference } = await buy()
  const { session } = await change(reference, { status: 'complete' })
  expect(await tell('checkout.session.completed', session)).toBe(200)
  const later = { now: Date.now() + 3 * 24 * 60 * MINUTE, env }
  expect((await shop.look(buyer, order, later)).status).toBe('pending')
  expect(await tell('checkout.session.async_payment_succeeded', (await pay(reference)).session)).toBe(200)
  expect(await stateOf(order.id)).toBe('credited')
})

test.each([
  ['checkout.session.async_payment_failed', { status: 'complete' }, 'failed'],
  ['checkout.session.expired', { status: 'expired' }, 'expired'],
  ['checkout.session.updated', { status: 'complete', payment_status: 'paid' }, 'pending'],
])('%s: %o leads to %s', async (type, changes, state) => {
  const { order, reference } = await buy()
  expect(await tell(type, (await change(reference, changes)).session)).toBe(200)
  expect(await stateOf(order.id)).toBe(state)
})

test('what Stripe did not sign within five minutes is not read', async () => {
  const { order, reference } = await buy()
  const { session } = await pay(reference)
  const now = Date.now()
  const forged: Told[] = [
    { secret: OTHER_SECRET },
    { at: now - 6 * MINUTE },
    { at: now + 6 * MINUTE },
    { header: '' },
    { header: 't=1492774577,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd' },
    { header: `t=${Math.floor(now / 1000)},v0=${'0'.repeat(64)}` },
    { header: `t=x,v1=${'0'.repeat(64)}` },
  ]
  for (const each of forged) expect(await tell('checkout.session.completed', session, each)).toBe(400)
  expect(await stateOf(order.id)).toBe('pending')
  expect(lines).toEqual(forged.map(() => 'payment_notification_forged'))
})

test('one account does not vouch for the orders of another', async () => {
  const { order, reference } = await buy()
  const { session } = await pay(reference)
  expect(await tell('checkout.session.completed', session, { secret: OTHER_SECRET, brand: 'other' })).toBe(200)
  expect(await stateOf(order.id)).toBe('pending')
  expect(lines).toEqual(['payment_order_unknown'])
})

test.each([
  ['another amount', { amount_total: 1 }, 'held', 'payment_amount_wrong'],
  ['another currency', { currency: 'jpy' }, 'held', 'payment_amount_wrong'],
  ['another session', { id: 'cs_test_another' }, 'pending', 'payment_order_unknown'],
  ['no order of ours', { metadata: { order: '12' } }, 'pending', 'payment_order_unknown'],
  ['no order', { metadata: null }, 'pending', 'payment_order_unknown'],
])('a payment of %s credits nothing', async (_, changes, state, event) => {
  const { buyer, order, reference } = await buy()
  const { session } = await pay(reference)
  expect(await tell('checkout.session.completed', { ...session, ...changes })).toBe(200)
  expect(await stateOf(order.id)).toBe(state)
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(0)
  expect(lines).toEqual([event])
})

test('a payment of which Stripe could not tell is found by the sweep', async () => {
  const { buyer, order, reference } = await buy()
  await pay(reference)
  await sweepOrders(shop.work({ env, now: Date.now() + 3 * MINUTE }))
  expect(await stateOf(order.id)).toBe('credited')
  expect(shop.ledger.balanceOf(buyer.uid).gold).toBe(2000)
})

test('a session that expired at Stripe expires here, also one that Stripe does not know', async () => {
  const expired = await buy()
  await change(expired.reference, { status: 'expired' })
  const unknown = await buy()
  const rename = shop.work().env.ACCOUNTS.prepare("update payment_orders set reference = 'cs_gone' where id = ?")
  await rename.bind(unknown.order.id).run()
  for (const hours of [3, 12]) await sweepOrders(shop.work({ env, now: Date.now() + hours * 60 * MINUTE }))
  expect(await stateOf(expired.order.id)).toBe('expired')
  expect(await stateOf(unknown.order.id)).toBe('expired')
})

test('our refund returns the money once; one in the dashboard takes the coins', async () => {
  const ours = await buy()
  await tell('checkout.session.completed', (await pay(ours.reference)).session)
  const work = shop.work({ env })
  expect(await refundOrder(work, ours.order.id)).toMatchObject({ state: 'refunded' })
  expect((await requestsOf(ours.order.id)).map(({ path }) => path)).toEqual(['/v1/checkout/sessions', '/v1/refunds'])
  expect(await tell('charge.refunded', (await change(ours.reference)).charge)).toBe(200)
  expect(shop.ledger.balanceOf(ours.buyer.uid).gold).toBe(0)

  const theirs = await buy()
  await tell('checkout.session.completed', (await pay(theirs.reference)).session)
  const { charge } = await change(theirs.reference, { refunded: '1' })
  expect(await tell('charge.refunded', { ...charge, refunded: false, amount_refunded: 1 })).toBe(200)
  expect(await stateOf(theirs.order.id)).toBe('part_returned')
  expect(shop.ledger.balanceOf(theirs.buyer.uid).gold).toBe(2000)
  expect(lines).toEqual(['payment_refund_partial'])
  expect(await tell('charge.refunded', charge)).toBe(200)
  expect(await stateOf(theirs.order.id)).toBe('refunded')
  expect(shop.ledger.balanceOf(theirs.buyer.uid).gold).toBe(0)
})

test('when Stripe fails the buyer hears that it is away, and the same press goes on later', async () => {
  const buyer = newBuyer()
  const wanted = { method: 'card' as const, rmb: 10, intent: newIntent(), returnTo: PAGE }
  for (const brand of ['broken', 'unknown'])
    expect(
      await shop.ask(paymentCalls.createOrder, { ...wanted, intent: newIntent() }, buyer, { env, brand }),
    ).toMatchObject({ errorMsg: 'unavailable' })
  expect(lines).toEqual(['payment_not_opened', 'payment_not_opened'])
  expect(await shop.ask(paymentCalls.createOrder, wanted, buyer, { env, brand: 'broken' })).toMatchObject({
    errorMsg: 'unavailable',
  })
  const mended = { ...env, PAYMENT_PROVIDERS: JSON.stringify({ broken: settings() }) }
  expect(await shop.order(buyer, wanted, { env: mended, brand: 'broken' })).toMatchObject({ status: 'pending' })
})

test('settings that are no settings configure nothing, and no secret is logged', () => {
  for (const text of ['{', '{"*":{"stripe":{"secretKey":"sk_live_secret"}}}'])
    expect(stripeSettingsOf({ PAYMENT_PROVIDERS: text, ENVIRONMENT: 'local' }, 'shop')).toBeUndefined()
  expect(lines).toEqual(['payment_providers_invalid', 'payment_providers_invalid'])
  const { PAYMENT_PROVIDERS } = env
  expect(stripeSettingsOf({ PAYMENT_PROVIDERS, ENVIRONMENT: 'local' }, 'constructor')).toMatchObject(settings().stripe)
  // Plain http in production.
  expect(stripeSettingsOf({ PAYMENT_PROVIDERS, ENVIRONMENT: 'production' }, 'shop')).toBeUndefined()
})
