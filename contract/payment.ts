import { type } from './ark.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { PAY_CURRENCIES, PAY_METHODS } from './payment-rules.ts'
import { Paged } from './user.ts'

export const PayMethodName = type.enumerated(...PAY_METHODS)
export const PayCurrencyName = type.enumerated(...PAY_CURRENCIES)

/** `amount`: what is charged, in the currency's minor unit (fen, cents). */
const Charge = type({
  gold: 'number.integer',
  diamond: 'number.integer',
  currency: PayCurrencyName,
  amount: 'number.integer',
})

/**
 * An order for coins or diamonds. `paid`: they are on their way; `credited`: they are on the account; `in_review`: the
 * provider was paid something else than the order says; `refunding`: money or coins are on their way back.
 */
export const PaymentOrder = Charge.and({
  id: 'number.integer',
  status: "'pending' | 'paid' | 'credited' | 'failed' | 'expired' | 'in_review' | 'refunding' | 'refunded'",
  method: PayMethodName,
  createdAt: Instant,
  'paidAt?': Instant,
  /** Until when it can be paid, while it is `pending`. */
  'expiresAt?': Instant,
  /** While it is `pending`: the provider's page; for a QR wallet, what the QR code says. */
  'payUrl?': 'string',
})
export type PaymentOrder = typeof PaymentOrder.infer

/** Either the coins of a preset, by its price in RMB, or a number of diamonds. */
const Wanted = type({ 'rmb?': 'number.integer', 'diamond?': 'number.integer' })

const NewOrder = Wanted.and({
  /** Made when the buyer presses the button: the same again answers with the same order. */
  intent: /^[A-Za-z0-9_-]{8,64}$/,
  /** The page of the brand to which the provider sends the buyer back; it gets the parameter `order`. */
  returnTo: 'string <= 500',
})

export const paymentCalls = {
  /** Whether coins and diamonds are sold here; `rechargeUrl`: elsewhere, at this address. */
  getPayButton: call({
    method: 'GET',
    path: '/system/payButton',
    access: 'guest',
    input: type({}),
    result: type({ isShown: 'boolean', 'rechargeUrl?': 'string' }),
  }),
  /** The presets; `prices` in minor units. `diamonds`: what one may buy of them. */
  listGold: call({
    method: 'GET',
    path: '/orderpay/gold/list',
    access: 'guest',
    cache: { freshSeconds: 60, staleSeconds: 3600 },
    input: type({}),
    result: type({
      list: type({
        rmb: 'number.integer',
        gold: 'number.integer',
        prices: { CNY: 'number.integer', USD: 'number.integer' },
      }).array(),
      diamonds: { max: 'number.integer' },
    }),
  }),
  /** The ways to pay of the brand in the caller's country, in the brand's order. */
  getPayTypes: call({
    method: 'GET',
    path: '/orderpay/getPayType',
    access: 'user',
    input: type({}),
    result: type({ list: type({ method: PayMethodName, currency: PayCurrencyName }).array() }),
  }),
  /** What an order would cost. */
  getPayMoney: call({
    method: 'GET',
    path: '/orderpay/getPayMoney',
    access: 'user',
    errors: ['out_of_range'],
    input: type({ method: PayMethodName, 'rmb?': IntegerText, 'diamond?': IntegerText }),
    result: Charge,
  }),
  /** Opens an order; `pay_method_off`: this way to pay is not offered here. */
  createOrder: call({
    method: 'POST',
    path: '/orderpay/order',
    access: 'user',
    isOurs: true,
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    errors: ['out_of_range', 'pay_method_off'],
    input: NewOrder.and({ method: PayMethodName }),
    result: PaymentOrder,
  }),
  /** `createOrder` by QR wallet. */
  payByAlipay: call({
    method: 'POST',
    path: '/orderpay/payByAlipay',
    access: 'user',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    errors: ['out_of_range', 'pay_method_off'],
    input: NewOrder,
    result: PaymentOrder,
  }),
  /** An own order. While it is open, the provider is asked what became of it, every ten seconds at most. */
  getOrder: call({
    method: 'GET',
    path: '/orderpay/order',
    access: 'user',
    isOurs: true,
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: PaymentOrder,
  }),
  /** Own orders, newest first, 20 a page. */
  listOrders: call({
    method: 'GET',
    path: '/orderpay/orders',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: type({ list: PaymentOrder.array(), total: 'number.integer' }),
  }),
} as const
