import { notePurchase } from '#backend/promotion/commission.ts'
import type { CoinMove } from './ledger.ts'
import { logPayment, namesOf } from './log-payment.ts'
import { moveOrder } from './move-order.ts'
import { endChecks, findOrder, type OrderRow } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { providerNamed } from './provider/providers.ts'

type Owned = OrderRow & { uid: number }

const amountsOf = ({ gold, diamond }: OrderRow): CoinMove['amounts'] => ({
  ...(gold > 0 ? { gold } : {}),
  ...(diamond > 0 ? { diamond } : {}),
})

const moveOf = ({ now }: PaymentContext, order: Owned, reason: CoinMove['reason']): CoinMove => ({
  intent: `${reason}:${order.id}`,
  uid: order.uid,
  amounts: amountsOf(order),
  reason,
  link: `payment-order:${order.id}`,
  now,
})

/** Gives what was paid for; whoever comes second gives nothing. */
const giveCoins = (context: PaymentContext, order: Owned) =>
  context.ledger.grant(context.env, moveOf(context, order, 'recharge'))

/** Takes the coins back; false while the user has spent them. */
async function hasTakenCoins(context: PaymentContext, order: Owned): Promise<boolean> {
  const { env, ledger } = context
  if ((await ledger.takeBack(env, moveOf(context, order, 'refund'))) !== 'insufficient') return true
  logPayment('payment_coins_spent', namesOf(order))
  return false
}

/**
 * The next step of an order whose coins or money are to be moved; the order after it, or null when nothing can be done
 * now. Every step may be made twice and by two at once: what moves coins has an intent, what moves money a key, and the
 * state is changed after it, by whoever is first.
 */
async function step(context: PaymentContext, order: Owned): Promise<OrderRow | null> {
  const { accountDb } = context
  const after = async (event: Parameters<typeof moveOrder>[2]) =>
    (await moveOrder(context, order.id, event)) ?? findOrder(accountDb, order.id)
  switch (order.state) {
    case 'paid':
      return after('credit_begun')
    case 'crediting':
      await giveCoins(context, order)
      // Before the move: when this dies, the sweep does both again.
      await notePurchase(context, order)
      return after('credit_done')
    case 'refunding':
    case 'returned':
      // Whether they had been given when money went back is not known here; afterwards they are, and can be taken.
      await giveCoins(context, order)
      return (await hasTakenCoins(context, order)) ? after('coins_taken') : null
    case 'taken': {
      const provider = providerNamed(context, order.brand, order.provider)
      if (!provider || order.reference === null) return null
      const refunded = await provider.refund({ id: order.id, reference: order.reference })
      return refunded === 'done' ? after('money_returned') : null
    }
    default:
      return null
  }
}

/** More than any order needs. */
const STEPS_MAX = 8

/** Makes all steps that can be made now; what fails on the way is taken up by the sweep. Returns the order after them. */
export async function settleOrder(context: PaymentContext, order: OrderRow): Promise<OrderRow> {
  let latest = order
  for (let made = 0; made < STEPS_MAX; made++) {
    const { uid } = latest
    if (uid === null) {
      // The account was deleted meanwhile: nobody is left to give to or to take from.
      if (latest.nextCheckAt !== null) {
        logPayment('payment_ownerless', namesOf(latest))
        await endChecks(context.accountDb, latest)
      }
      return latest
    }
    const next = await step(context, { ...latest, uid })
    if (!next) return latest
    if (next.state === latest.state) return next
    latest = next
  }
  return latest
}
