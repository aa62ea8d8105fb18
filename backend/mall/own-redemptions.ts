import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { logError } from '#contract/log-error.ts'
import type { mallCalls, Redemption } from '#contract/mall.ts'
import type { OwnerAct } from '#contract/mall-rules.ts'
import { openCard } from './card-cipher.ts'
import { readCards } from './cards.store.ts'
import type { GoodsLedger } from './ledger.ts'
import { eventOf, stateAt, statesOf } from './order-states.ts'
import { findOwnOrder, moveOrder, type OrderRow, readOwnOrdersBefore } from './orders.store.ts'
import { endUnpaid, settleSafely } from './settle-order.ts'
import { toRedemption, toRedemptionLine } from './to-redemption.ts'

type Calls = typeof mallCalls

export const listRedemptions: Verb<Calls['listRedemptions']> = async (
  { accountDb, viewer, lan, now },
  { status, before },
) => {
  const asked = { before: placeOf(before), states: status && statesOf(status), limit: PAGE_SIZE + 1, now }
  const rows = await readOwnOrdersBefore(accountDb, viewer.uid, asked)
  const list = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE && list.at(-1)
  return {
    list: list.map((row) => toRedemptionLine(lan, row)),
    ...(last ? { next: `${last.createdAt}-${last.id}` } : {}),
  }
}

/** An order as it stands now: whoever looks does not wait for the sweep to end one that can be paid no more. */
async function endedIfOver(context: UserContext, ledger: GoodsLedger, order: OrderRow): Promise<OrderRow> {
  const { accountDb, viewer, now } = context
  if (stateAt(order, now) === order.state) return order
  try {
    await endUnpaid({ ...context, ledger }, order, 'lapsed')
  } catch (error) {
    // Coins that are still on hold come back by themselves.
    logError({ event: 'mall_order_not_settled', order: order.id, state: order.state }, error)
  }
  return (await findOwnOrder(accountDb, viewer.uid, order.id)) ?? order
}

export const getRedemption =
  (ledger: GoodsLedger): Verb<Calls['getRedemption']> =>
  async (context, { id }) => {
    const order = await findOwnOrder(context.accountDb, context.viewer.uid, id)
    return order ? toRedemption(context.lan, await endedIfOver(context, ledger, order)) : fail('not_found')
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
