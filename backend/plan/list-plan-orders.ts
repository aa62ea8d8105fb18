import { instant } from '#backend/core/instant.ts'
import type { ListOwnOrders } from '#backend/core/own-orders.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { type PlanOrderState, readOrdersBefore } from './orders.store.ts'
import { readPlans } from './plans.store.ts'

/** What the buyer sees; what was refused is no order. */
const STATES: Readonly<Partial<Record<PlanOrderState, OwnOrder['state']>>> = {
  new: 'processing',
  held: 'processing',
  done: 'done',
  refunded: 'refunded',
}
const SHOWN = Object.keys(STATES) as PlanOrderState[]

/** Own bought plans among all own orders. */
export const listPlanOrders: ListOwnOrders = async ({ accountDb, viewer }, { state, ...asked }) => {
  const states = SHOWN.filter((each) => state === undefined || STATES[each] === state)
  if (states.length === 0) return []
  const rows = await readOrdersBefore(accountDb, viewer.uid, { ...asked, states })
  const found = await readPlans(
    accountDb,
    rows.map(({ planId }) => planId),
  )
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  return rows.map(({ id, planId, amount, state: own, createdAt }) => {
    const name = titles.get(planId)
    return {
      kind: 'plan',
      id,
      title: name === undefined ? {} : { name },
      amount,
      currency: 'gold',
      state: STATES[own] ?? 'failed',
      createdAt: instant(createdAt),
      link: `/expert/p${planId}`,
    }
  })
}
