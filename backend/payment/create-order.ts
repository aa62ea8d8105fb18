import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { messagesIn } from '#backend/core/messages.ts'
import { returnAddressOf } from '#backend/core/return-address.ts'
import { logError } from '#contract/log-error.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { type PayMethod, type Price, priceOf } from '#contract/payment-rules.ts'
import { goodsOf } from './list-prices.ts'
import { openMethods } from './methods.ts'
import { moveOrder } from './move-order.ts'
import { findOrder, findOrderByIntent, insertOrder, type OrderRow } from './orders.store.ts'
import { providerFor, providerNamed } from './provider/providers.ts'
import { toPaymentOrder } from './to-payment-order.ts'

/** Stripe wants half an hour at least, counted from when it gets to know the order. */
const ORDER_MS = 3_600_000

interface Wanted {
  method: PayMethod
  intent: string
  returnTo: string
  rmb?: number
  diamond?: number
}
type Refusal = Fail<'invalid_input' | 'out_of_range' | 'pay_method_off' | 'rate_limited' | 'unavailable'>

const isSame = (row: OrderRow, method: PayMethod, price: Price): boolean =>
  row.method === method &&
  row.gold === price.gold &&
  row.diamond === price.diamond &&
  row.currency === price.currency &&
  row.amount === price.amount

/** The order of this intent: a new one, or the one that was stored before. */
async function storedOrder(
  context: UserContext,
  { method, intent }: Wanted,
  price: Price,
): Promise<OrderRow | Refusal> {
  const { accountDb, viewer, now, brand = '' } = context
  const known = await findOrderByIntent(accountDb, viewer.uid, intent)
  if (known) return isSame(known, method, price) ? known : fail('invalid_input')
  if (!(await openMethods(context)).includes(method)) return fail('pay_method_off')
  const provider = providerFor(context, brand, method)
  if (!provider) return fail('pay_method_off')
  const order = { uid: viewer.uid, intent, brand, method, provider: provider.name, createdAt: now }
  const stored = await insertOrder(accountDb, { ...order, ...price, expiresAt: now + ORDER_MS })
  const row = stored ?? (await findOrderByIntent(accountDb, viewer.uid, intent))
  if (!row) return fail('rate_limited')
  return isSame(row, method, price) ? row : fail('invalid_input')
}

/** The provider's page that leads back to `address`, with the order in its query. */
function addressWith(address: string, order: number): string {
  const url = new URL(address)
  url.searchParams.set('order', String(order))
  return url.href
}

/** Opens an order's payment at its provider. Begun again after any failure, it finds the same payment there. */
async function opened(context: UserContext, order: OrderRow, address: string): Promise<OrderRow | Refusal> {
  const { accountDb, lan } = context
  const provider = providerNamed(context, order.brand, order.provider)
  if (!provider) return fail('pay_method_off')
  const { id, method, gold, diamond, currency, amount, expiresAt } = order
  const m = messagesIn(lan)
  const title = gold > 0 ? m.bill_goods_coins({ count: gold }) : m.bill_goods_diamonds({ count: diamond })
  const returnTo = addressWith(address, id)
  try {
    const answer = await provider.create({ id, method, title, currency, amount, expiresAt, returnTo })
    const moved =
      answer === 'refused' ? await moveOrder(context, id, 'refused') : await moveOrder(context, id, 'opened', answer)
    return moved ?? (await findOrder(accountDb, id)) ?? order
  } catch (error) {
    // Nothing is lost: the same call again goes on from here.
    logError({ event: 'payment_not_opened', order: id, provider: order.provider }, error)
    return fail('unavailable')
  }
}

/**
 * Stores an order and opens its payment; the same intent again answers with the same order, and goes on where the first
 * call did not come to its end.
 */
export async function createOrder(context: UserContext, wanted: Wanted): Promise<PaymentOrder | Refusal> {
  const goods = goodsOf(wanted)
  const address = await returnAddressOf(context, wanted.returnTo)
  if (!goods || address === null) return fail('invalid_input')
  const price = priceOf(goods, wanted.method)
  if (price === 'out_of_range') return fail('out_of_range')
  const stored = await storedOrder(context, wanted, price)
  if ('name' in stored) return stored
  const order = stored.state === 'created' ? await opened(context, stored, address) : stored
  return 'name' in order ? order : toPaymentOrder(order)
}
