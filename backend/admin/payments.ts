import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { coinLedger } from '#backend/payment/coin-ledger.ts'
import { nextState } from '#backend/payment/order-states.ts'
import { findOrder, type OrderRow } from '#backend/payment/orders.store.ts'
import { refundOrder } from '#backend/payment/refund-order.ts'
import { settleOrder } from '#backend/payment/settle-order.ts'
import type { AdminPayment, adminPaymentCalls } from '#contract/admin-payments.ts'
import { logError } from '#contract/log-error.ts'
import { auditFile } from './audit.store.ts'
import { decidePayment, searchPayments } from './payments.store.ts'
import { byTwo } from './refund-requests.ts'

type Calls = typeof adminPaymentCalls

/** Without an account nobody is left to give coins to or to take them from: that is decided at the provider. */
const decisionsFor = ({ uid, state }: OrderRow): AdminPayment['decisions'] =>
  uid === null
    ? []
    : [
        ...(nextState(state, 'accepted') ? (['accept'] as const) : []),
        ...(nextState(state, 'refund_decided') ? (['refund'] as const) : []),
      ]

function toAdminPayment(row: OrderRow, username: string | null | undefined): AdminPayment {
  const { id, uid, brand, method, provider, reference, gold, diamond, currency, amount, state } = row
  return {
    id,
    ...(uid === null ? {} : { uid, username: username ?? `#${uid}` }),
    brand,
    method,
    provider,
    ...(reference === null ? {} : { reference }),
    gold,
    diamond,
    currency,
    amount,
    state,
    ...(row.otherAmount === null
      ? {}
      : { paidOtherwise: { amount: row.otherAmount, currency: row.otherCurrency ?? '' } }),
    ...(row.returnedAmount === null ? {} : { returned: row.returnedAmount }),
    createdAt: instant(row.createdAt),
    ...(row.paidAt === null ? {} : { paidAt: instant(row.paidAt) }),
    decisions: decisionsFor(row),
  }
}

async function answerFor({ accountDb }: UserContext, row: OrderRow): Promise<{ payment: AdminPayment }> {
  const user = row.uid === null ? undefined : await findUser(accountDb, row.uid)
  return { payment: toAdminPayment(row, user?.username) }
}

export const listPayments: Verb<Calls['listPayments']> = async (context, search) => {
  const { rows, ...ways } = await searchPayments(context.accountDb, search)
  await auditFile(context, 'payments', search)
  return { list: rows.map(({ order, username }) => toAdminPayment(order as OrderRow, username)), ...ways }
}

export const getPayment: Verb<Calls['getPayment']> = async (context, { id }) => {
  const row = await findOrder(context.accountDb, id)
  return row ? answerFor(context, row) : fail('not_found')
}

/** The order after what follows from a decision; what fails on the way is finished by the sweep. */
async function afterwards(context: UserContext, row: OrderRow, work: () => Promise<OrderRow | null>) {
  try {
    return await work()
  } catch (error) {
    logError({ event: 'payment_check_failed', order: row.id, provider: row.provider }, error)
    return findOrder(context.accountDb, row.id)
  }
}

export const refundPayment: Verb<Calls['refundPayment']> = async (context, { id, reason, returned = null }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const order = await findOrder(context.accountDb, id)
  if (!order) return fail('not_found')
  const { uid, gold, diamond } = order
  if (uid === null || !decisionsFor(order).includes('refund')) return fail('order_moved')
  const decision = { event: 'refund_decided', act: 'refund_payment', detail: `${id} ${reason}`, returned } as const
  const answer = await byTwo(context, { kind: 'payment', id, uid, gold, diamond }, reason, async () => {
    const row = await afterwards(context, order, () =>
      refundOrder({ ...context, ledger: coinLedger }, id, () => decidePayment(context, order, decision)),
    )
    return row ? answerFor(context, row) : fail('order_moved')
  })
  return answer ?? { ...(await answerFor(context, order)), needsSecond: true }
}

export const acceptPayment: Verb<Calls['acceptPayment']> = async (context, { id, reason, returned = null }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const order = await findOrder(context.accountDb, id)
  if (!order) return fail('not_found')
  const decision = { event: 'accepted', act: 'accept_payment', detail: `${id} ${reason}`, returned } as const
  const moved = await decidePayment(context, order, decision)
  if (!moved) return fail('order_moved')
  const row = await afterwards(context, moved, () => settleOrder({ ...context, ledger: coinLedger }, moved))
  return answerFor(context, row ?? moved)
}
