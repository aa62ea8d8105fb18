import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { mallCalls, Redemption } from '#contract/mall.ts'
import type { OwnerAct } from '#contract/mall-rules.ts'
import { openCard } from './card-cipher.ts'
import { readCards } from './cards.store.ts'
import type { GoodsLedger } from './ledger.ts'
import { eventOf } from './order-states.ts'
import { findOwnOrder, moveOrder, readOwnOrders } from './orders.store.ts'
import { endUnpaid, settleSafely } from './settle-order.ts'
import { toRedemption, toRedemptionLine } from './to-redemption.ts'

type Calls = typeof mallCalls

export const listRedemptions: Verb<Calls['listRedemptions']> = async ({ accountDb, viewer, lan }, wanted) => {
  const { rows, total } = await readOwnOrders(accountDb, viewer.uid, wanted)
  return { list: rows.map((row) => toRedemptionLine(lan, row)), total }
}

export const getRedemption: Verb<Calls['getRedemption']> = async ({ accountDb, viewer, lan }, { id }) => {
  const order = await findOwnOrder(accountDb, viewer.uid, id)
  return order ? toRedemption(lan, order) : fail('not_found')
}

/** What the owner does with an order, and what follows from it. */
async function act(
  context: UserContext,
  ledger: GoodsLedger,
  id: number,
  name: Exclude<OwnerAct, 'pay'>,
): Promise<Redemption | Fail<'not_found' | 'order_moved'>> {
  const { accountDb, viewer, now, lan } = context
  const order = await findOwnOrder(accountDb, viewer.uid, id)
  if (!order) return fail('not_found')
  const working = { ...context, ledger }
  const event = eventOf(order, name)
  const moved =
    event === 'cancelled' && order.state === 'unpaid'
      ? await endUnpaid(working, order, event)
      : event && (await moveOrder(accountDb, order, event, now))
  if (!moved) return fail('order_moved')
  return toRedemption(lan, await settleSafely(working, moved))
}

export const cancelRedemption =
  (ledger: GoodsLedger): Verb<Calls['cancelRedemption']> =>
  (context, { id }) =>
    act(context, ledger, id, 'cancel')

export const confirmRedemption =
  (ledger: GoodsLedger): Verb<Calls['confirmRedemption']> =>
  (context, { id }) =>
    act(context, ledger, id, 'confirm')

export const getCards: Verb<Calls['getCards']> = async (context, { id }) => {
  const { accountDb, env, viewer } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'card'))) return fail('rate_limited')
  const order = await findOwnOrder(accountDb, viewer.uid, id)
  if (order?.state !== 'redeemed' || order.kind !== 'virtual') return fail('not_found')
  const sealed = await readCards(accountDb, order.id)
  const opened = await Promise.all(sealed.map((card) => openCard(env, card)))
  const cards = opened.filter((number) => number !== null)
  return cards.length === opened.length ? { cards } : fail('not_configured')
}
