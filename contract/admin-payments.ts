import { NeedsSecond } from './admin-refunds.ts'
import { type } from './ark.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'
import { PayCurrencyName, PayMethodName } from './payment.ts'
import { PAYMENT_STATES } from './payment-states.ts'
import { saidText } from './said-text.ts'

const PaymentStateName = type.enumerated(...PAYMENT_STATES)

/** A recharge as administrators see it. */
export const AdminPayment = type({
  id: 'number.integer',
  /** Absent once the account is deleted. */
  'uid?': 'number.integer',
  'username?': 'string',
  brand: 'string',
  method: PayMethodName,
  provider: 'string',
  /** The provider's own id of the payment. */
  'reference?': 'string',
  gold: 'number.integer',
  diamond: 'number.integer',
  currency: PayCurrencyName,
  /** In the currency's minor unit. */
  amount: 'number.integer',
  state: PaymentStateName,
  /** What the provider says that it was paid, where that is not what the order says; in the minor unit. */
  'paidOtherwise?': { amount: 'number.integer', currency: 'string' },
  /** How much of the money the provider has returned by itself, where that was not all of it; in the minor unit. */
  'returned?': 'number.integer',
  createdAt: Instant,
  'paidAt?': Instant,
  /** What may be decided now. */
  decisions: "('refund' | 'accept')[]",
})
export type AdminPayment = typeof AdminPayment.infer

export const Reason = saidText(200)
const Decision = type({
  id: 'number.integer',
  reason: Reason,
  /** What the page has shown of money that the provider returned by itself; absent: nothing. */
  'returned?': '1 <= number.integer <= 9007199254740991',
})

export const adminPaymentCalls = {
  /** Those that wait for a decision first, then the newest; with a filter the newest first. `sort`: another order of all. */
  listPayments: call({
    method: 'GET',
    path: '/admin/payments',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'id?': IntegerText,
      'uid?': IntegerText,
      'state?': PaymentStateName,
      'sort?': "'newest' | 'oldest' | 'largest'",
    }),
    result: type({ list: AdminPayment.array(), ...ways }),
  }),
  getPayment: call({
    method: 'GET',
    path: '/admin/payment',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: type({ payment: AdminPayment }),
  }),
  /**
   * Returns the money, or what is left of it: of a credited order after its coins, of a held one at once. Coins that are spent and a provider that
   * does not answer are waited for; the state says how far it has come. `order_moved`: there is nothing to return, or
   * another amount than `returned` has come back by now.
   */
  refundPayment: call({
    method: 'POST',
    path: '/admin/payment/refund',
    access: 'administrator',
    isOurs: true,
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    errors: ['not_found', 'not_yourself', 'proof_needed', 'order_moved'],
    input: Decision,
    result: NeedsSecond.and({ payment: AdminPayment }),
  }),
  /**
   * Credits a held order as it was ordered; one of which a part was returned keeps its coins. `order_moved`: it waits for no
   * decision, or another amount than `returned` has come back by now.
   */
  acceptPayment: call({
    method: 'POST',
    path: '/admin/payment/accept',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed', 'order_moved'],
    input: Decision,
    result: type({ payment: AdminPayment }),
  }),
} as const
