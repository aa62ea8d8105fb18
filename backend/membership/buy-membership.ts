import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { MembershipRecord, membershipCalls } from '#contract/membership.ts'
import type { MembershipCurrency, Period, Tier } from '#contract/membership-rules.ts'
import { openCurrencies } from './open-currencies.ts'
import {
  findOpenOrder,
  findOrderByIntent,
  insertOrder,
  type OrderRow,
  type OwnedOrder,
  readHeld,
} from './orders.store.ts'
import { quoteOf } from './quote.ts'
import { settleOrder } from './settle-order.ts'
import { toRecord } from './to-record.ts'

interface Wanted {
  tier: Tier
  period: Period
  currency: MembershipCurrency
  amount: number
  intent: string
}

type Refusal = Fail<
  | 'invalid_input'
  | 'price_changed'
  | 'membership_covered'
  | 'insufficient_gold'
  | 'insufficient_diamond'
  | 'pay_method_off'
  | 'rate_limited'
>

/** How often to begin again when other orders of the same user come in between. */
const TRIES = 5

const isSame = (row: OrderRow, { tier, period, currency, amount }: Wanted): boolean =>
  row.tier === tier && row.period === period && row.currency === currency && row.amount === amount

/** The order of this intent, new or stored before. A user's orders are made one after the other. */
async function storedOrder(context: UserContext, wanted: Wanted): Promise<OwnedOrder | Refusal> {
  const { accountDb, viewer, now, brand = '' } = context
  const { intent, tier, period, currency } = wanted
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = await findOrderByIntent(accountDb, viewer.uid, intent)
    if (known) return isSame(known, wanted) ? known : fail('invalid_input')
    if (!(await openCurrencies(context)).includes(currency)) return fail('pay_method_off')
    const open = await findOpenOrder(accountDb, viewer.uid)
    if (open) await settleOrder(context, open)
    const held = await readHeld(accountDb, viewer.uid, now)
    const quote = quoteOf(held, now, tier, period)
    if (quote.amount === 0) return fail('membership_covered')
    if (quote.amount !== wanted.amount) return fail('price_changed')
    const order = { uid: viewer.uid, intent, brand, currency, createdAt: now }
    const stored = await insertOrder(accountDb, order, held, quote)
    if (stored) return stored
  }
  return fail('rate_limited')
}

/**
 * Buys a period of a membership; the same intent again answers with the same purchase, and goes on where the first call
 * did not come to its end.
 */
export const buyMembership: Verb<(typeof membershipCalls)['buyMembership']> = async (
  context,
  wanted,
): Promise<MembershipRecord | Refusal> => {
  const stored = await storedOrder(context, wanted)
  if ('name' in stored) return stored
  const order = await settleOrder(context, stored)
  if (order.state === 'given' || order.state === 'paid') return toRecord(order)
  return fail(order.currency === 'gold' ? 'insufficient_gold' : 'insufficient_diamond')
}
