import { expect, test } from 'vitest'
import { auditLedger } from '#backend/coins/audit.ts'
import { rebuildProjection } from '#backend/coins/rebuild.ts'
import { adminPaymentCalls } from '#contract/admin-payments.ts'
import type { Call, Input } from '#contract/call.ts'
import { exchangeCalls } from '#contract/exchange.ts'
import { loginCalls } from '#contract/login.ts'
import { mallCalls } from '#contract/mall.ts'
import { membershipCalls } from '#contract/membership.ts'
import { type PaymentOrder, paymentCalls } from '#contract/payment.ts'
import { type BalanceRecord, userCalls } from '#contract/user.ts'
import en from '#messages/en.json' with { type: 'json' }
import zh from '#messages/zh-Hans.json' with { type: 'json' }
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, mailedCode } from '#tests/support/backend/codes.ts'
import { settled } from '#tests/support/backend/ledger.ts'
import { DELIVERY, newGoods, newIntent } from '#tests/support/backend/mall.ts'
import { putShop, SHOP } from '#tests/support/backend/shop.ts'

/** The real time: signatures of payments are of it. */
const now = () => new Date().toISOString()
const headers = { brand: 'shop', 'site-host': 'shop.test' }

/** Presses a button on the sandbox's page of a payment, which tells the shop by its real route. */
async function press({ payUrl = '' }: PaymentOrder, act: string): Promise<void> {
  const body = new URLSearchParams({ act }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', body, headers: form, redirect: 'manual' } as const
  expect((await send(new URL(payUrl).pathname, init, { at: now(), headers })).status).toBe(303)
}

/** What a line of the statement says: why, what moved, and the balance after it. */
function lineIn(messages: Readonly<Record<string, unknown>>, { type, ...line }: BalanceRecord): string {
  const sign = (value: number) => (value > 0 ? `+${value}` : String(value))
  const moved = [
    ...(line.gold === 0 ? [] : [`${sign(line.gold)} coins -> ${line.goldAfter}`]),
    ...(line.diamond === 0 ? [] : [`${sign(line.diamond)} diamonds -> ${line.diamondAfter}`]),
  ]
  const returned = line.step === 'return' ? ` (${String(messages.user_water_returned)})` : ''
  return `${String(messages[`user_water_${type}`])}${returned}: ${moved.join(', ')}`
}

test('a day: bonus, recharges, exchange, VIP, redemption, refund; the books are in order and the statement says it all', async () => {
  await putShop()
  const email = `day${Date.now()}@day${Date.now()}.example`
  const address = freshAddress()
  const asked = { at: now(), address, headers }
  const checkCode = await mailedCode(email, asked)
  const { token, uid } = await call(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
  const ask = <C extends Call>(entry: C, input: Input<C>) => call(entry, input, { at: now(), token, address, headers })
  const order = (wanted: { rmb: number } | { diamond: number }) =>
    ask(paymentCalls.createOrder, {
      method: 'card',
      intent: newIntent(),
      returnTo: `${SHOP}/userInfo/recharge`,
      ...wanted,
    })

  const recharge = await order({ rmb: 200 })
  await press(recharge, 'pay_doubled')
  await press(await order({ diamond: 500 }), 'pay')
  await press(await order({ rmb: 10 }), 'fail')
  const mistake = await order({ rmb: 10 })
  await press(mistake, 'pay')

  const { rate = { diamond: 1, gold: 1 } } = await ask(exchangeCalls.getExchangeRate, {})
  await ask(exchangeCalls.exchange, { intent: newIntent(), diamond: 120, rate })
  const [month] = (await ask(membershipCalls.listVipOffers, {})).list
  const wanted = { tier: 'vip', period: 'month', currency: 'gold', amount: month?.price ?? 0 } as const
  await ask(membershipCalls.buyMembership, { ...wanted, intent: newIntent() })
  const goods = { goodsId: await newGoods({ price: 250 }), quantity: 2, price: 250, delivery: DELIVERY }
  const { id } = await ask(mallCalls.createRedemption, { ...goods, intent: newIntent() })
  await ask(mallCalls.payRedemption, { id })
  const admin = await makeUser(['administrator'])
  const { payment } = await call(
    adminPaymentCalls.refundPayment,
    { id: mistake.id, reason: 'Bought by mistake' },
    { at: now(), token: admin.token },
  )
  expect(payment.state).toBe('refunded')

  expect(await ask(userCalls.getBalance, {})).toEqual({ gold: 1520, diamond: 380 })
  const { records } = await ask(userCalls.listBalanceRecords, {})
  const inOrder = records.toReversed()
  expect(inOrder.map((line) => lineIn(en, line))).toEqual([
    'Welcome bonus: +200 coins -> 200',
    'Top-up: +2000 coins -> 2200',
    'Top-up: +500 diamonds -> 500',
    'Top-up: +100 coins -> 2300',
    'Diamonds to coins: +120 coins -> 2420, -120 diamonds -> 380',
    'Membership: -300 coins -> 2120',
    'Redemption: -500 coins -> 1620',
    'Refund: -100 coins -> 1520',
  ])
  const zhReasons = inOrder.map((line) => lineIn(zh, line).split(':')[0])
  expect(zhReasons.join(' ')).toBe(
    '\u6ce8\u518c\u5956\u52b1 \u5145\u503c \u5145\u503c \u5145\u503c \u94bb\u77f3\u6362\u91d1\u5e01 \u4f1a\u5458 \u5546\u54c1\u5151\u6362 \u9000\u6b3e',
  )
  // Each line leads to what it paid for.
  const links = inOrder.map(({ link = '' }) => link.replace(/:.*/, ''))
  const payments = Array<string>(3).fill('payment-order')
  expect(links).toEqual(['', ...payments, 'exchange', 'membership-order', 'goods-order', 'payment-order'])

  const { list } = await ask(userCalls.listOrders, {})
  expect(list.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'goods in_review',
    'membership done',
    'recharge refunded',
    'recharge failed',
    'recharge done',
    'recharge done',
  ])
  await settled([`user:${uid}`])
  // Tests of tables have made up rows of the copy.
  await rebuildProjection(testEnv, Date.now())
  expect(await auditLedger(testEnv, Date.now())).toMatchObject({ faults: [] })
}, 60_000)
