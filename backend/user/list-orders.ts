import { type ListOwnOrders, placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { listGoodsOrders } from '#backend/mall/list-goods-orders.ts'
import { listMembershipOrders } from '#backend/membership/list-memberships.ts'
import { listPaymentOrders } from '#backend/payment/list-payment-orders.ts'
import { listPlanOrders } from '#backend/plan/list-plan-orders.ts'
import { listTicketOrders } from '#backend/ticket/list-ticket-orders.ts'
import type { OwnOrderKind } from '#contract/own-order-kinds.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import type { userCalls } from '#contract/user.ts'

/** Who has the orders of each kind. */
const SOURCES: Readonly<Record<OwnOrderKind, ListOwnOrders>> = {
  recharge: listPaymentOrders,
  membership: listMembershipOrders,
  goods: listGoodsOrders,
  room: listTicketOrders,
  plan: listPlanOrders,
}

/** By time, then by id, both descending: as each source lists its own. */
const newestFirst = (a: OwnOrder, b: OwnOrder): number =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id

/** The orders of all sources, put together: each is read no further than a page. */
export const listOrders: Verb<typeof userCalls.listOrders> = async (context, { kind, state, before }) => {
  const asked = { limit: PAGE_SIZE + 1, before: placeOf(before), state }
  const sources = Object.entries(SOURCES).filter(([name]) => kind === undefined || name === kind)
  const orders = (await Promise.all(sources.map(([, list]) => list(context, asked)))).flat().sort(newestFirst)
  const list = orders.slice(0, PAGE_SIZE)
  const last = orders.length > PAGE_SIZE && list.at(-1)
  return { list, ...(last ? { next: `${Date.parse(last.createdAt)}-${last.id}` } : {}) }
}
