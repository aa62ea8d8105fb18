import { placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import { toOwnPlans } from '#backend/plan/show-plans.ts'
import type { creatorCalls } from '#contract/creator.ts'
import { type OrderSums, readOrderSums, readOwnPlansAs } from './returns.store.ts'

const NONE = { count: 0, amount: 0, share: 0 }

export const listReturns: Verb<(typeof creatorCalls)['listReturns']> = async (context, { before, text, ...asked }) => {
  const { accountDb, viewer } = context
  const found = await readOwnPlansAs(accountDb, {
    ...asked,
    uid: viewer.uid,
    text: text?.trim() || undefined,
    place: placeOf(before),
    limit: PAGE_SIZE + 1,
  })
  const rows = found.slice(0, PAGE_SIZE)
  const [matches, sums] = await Promise.all([
    matchesOf(context, rows),
    readOrderSums(
      accountDb,
      rows.map(({ id }) => id),
    ),
  ])
  const views = new Map(rows.map((row) => [row.id, row.views]))
  const sumOf = (id: number, state: OrderSums['state']) =>
    sums.find((each) => each.planId === id && each.state === state) ?? NONE
  const list = toOwnPlans(rows, matches).map(({ document: _, ...plan }) => {
    const [held, paid, refunded] = [sumOf(plan.id, 'held'), sumOf(plan.id, 'done'), sumOf(plan.id, 'refunded')]
    return {
      ...plan,
      returns: {
        views: views.get(plan.id) ?? 0,
        ...{ held: held.count, paid: paid.count, refunded: refunded.count },
        ...{ heldGold: held.share, paidGold: paid.share, refundedGold: refunded.amount },
      },
    }
  })
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined
  return { list, ...(last ? { next: `${last.createdAt}-${last.id}` } : {}) }
}
