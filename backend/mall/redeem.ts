import { readBrand } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { featuresOf } from '#brands/features-of.ts'
import type { Input } from '#contract/call.ts'
import type { mallCalls } from '#contract/mall.ts'
import { trimmed } from './addresses.ts'
import { findGoodsOnSale } from './goods.store.ts'
import type { GoodsLedger } from './ledger.ts'
import type { MallContext } from './mall-context.ts'
import { statusOf } from './order-states.ts'
import {
  findOrderByIntent,
  findOwnOrder,
  hasTooManyOrders,
  insertOrder,
  isInTime,
  moveOrder,
  type OrderRow,
} from './orders.store.ts'
import { coinsFor, endUnpaid, settleOrder } from './settle-order.ts'
import { toRedemption } from './to-redemption.ts'

type Calls = typeof mallCalls
type Wanted = Input<Calls['createRedemption']>
type Refusal = Fail<
  'invalid_input' | 'not_found' | 'sold_out' | 'price_changed' | 'insufficient_gold' | 'rate_limited' | 'order_over'
>

const isSame = (row: OrderRow, { goodsId, quantity, price }: Wanted): boolean =>
  row.goodsId === goodsId && row.quantity === quantity && row.price === price

/** Why an order cannot be made; null when nothing is known against it. */
async function refusalOf(
  context: UserContext,
  ledger: GoodsLedger,
  { goodsId, quantity, price, delivery }: Wanted,
): Promise<Refusal | null> {
  const { accountDb, env, viewer, now } = context
  const brand = await readBrand(context)
  if (!brand || !featuresOf(brand, context.country).mall) return fail('not_found')
  const goods = await findGoodsOnSale(accountDb, goodsId, context.brand)
  if (!goods) return fail('not_found')
  if (goods.price !== price) return fail('price_changed')
  if (goods.stock < quantity) return fail('sold_out')
  if (goods.kind === 'physical' && !delivery) return fail('invalid_input', 'physical goods need a delivery')
  if (await hasTooManyOrders(accountDb, viewer.uid, now)) return fail('rate_limited')
  // The ledger decides when it is paid; nobody sets pieces aside that they cannot pay.
  return (await ledger.coinsOf(env, viewer.uid)) < price * quantity ? fail('insufficient_gold') : null
}

/** The order of this intent: the one that was stored before, or a new one. */
async function storedOrder(context: UserContext, ledger: GoodsLedger, wanted: Wanted): Promise<OrderRow | Refusal> {
  const { accountDb, viewer, now, brand = '' } = context
  const known = await findOrderByIntent(accountDb, viewer.uid, wanted.intent)
  if (known) return known
  const refusal = await refusalOf(context, ledger, wanted)
  if (refusal) return refusal
  const { goodsId, quantity, price, intent, delivery, remarks } = wanted
  const order = { uid: viewer.uid, intent, brand, goodsId, quantity, price, createdAt: now }
  const stored = await insertOrder(accountDb, {
    ...order,
    ...(delivery ? { delivery: trimmed(delivery) } : {}),
    ...(remarks?.trim() ? { remarks: remarks.trim() } : {}),
  })
  // Not stored, it was made meanwhile by the same intent, or the last pieces went to somebody else.
  return stored ?? (await findOrderByIntent(accountDb, viewer.uid, intent)) ?? fail('sold_out')
}

/** Stores an order and sets its pieces aside; the same intent again answers with the same order. */
export const createRedemption =
  (ledger: GoodsLedger): Verb<Calls['createRedemption']> =>
  async (context, wanted) => {
    if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'redeem'))) return fail('rate_limited')
    const stored = await storedOrder(context, ledger, wanted)
    if ('name' in stored) return stored as Fail<'not_found'>
    return isSame(stored, wanted) ? toRedemption(context.lan, stored) : fail('invalid_input')
  }

/**
 * Pays an order that nobody ended: the coins are set aside, the order is claimed, the coins are taken. Whoever dies in
 * between leaves coins on hold, which come back by themselves, or a claimed order, which anybody can finish.
 */
async function paid(context: MallContext, order: OrderRow & { uid: number }): Promise<OrderRow | Refusal> {
  const { accountDb, env, now, ledger } = context
  if (now >= order.expiresAt) {
    await endUnpaid(context, order, 'lapsed')
    return fail('order_over')
  }
  const coins = coinsFor(context, order)
  if ((await ledger.hold(env, { ...coins, expiresAt: order.expiresAt })) === 'insufficient')
    return fail('insufficient_gold')
  const claimed = await moveOrder(accountDb, order, 'pay_begun', now, { where: isInTime(now) })
  if (claimed) return settleOrder(context, claimed)
  const latest = await findOwnOrder(accountDb, order.uid, order.id)
  if (latest && statusOf(latest.state) !== 'cancelled') return settleOrder(context, latest)
  // Ended meanwhile: what was taken before is not on hold any more.
  await ledger.release(env, coins)
  return fail('order_over')
}

export const payRedemption =
  (ledger: GoodsLedger): Verb<Calls['payRedemption']> =>
  async (context, { id }) => {
    const { accountDb, viewer, lan } = context
    if (!(await isWithinHourlyLimit(context, viewer.uid, 'redeem'))) return fail('rate_limited')
    const order = await findOwnOrder(accountDb, viewer.uid, id)
    if (!order) return fail('not_found')
    const working = { ...context, ledger }
    if (order.state === 'lapsed') return fail('order_over')
    const latest =
      order.state === 'unpaid' ? await paid(working, { ...order, uid: viewer.uid }) : await settleOrder(working, order)
    if ('name' in latest) return latest as Fail<'order_over'>
    return latest.paidAt === null ? fail('order_over') : toRedemption(lan, latest)
  }
