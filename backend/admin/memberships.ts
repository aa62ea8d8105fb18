import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { BOUGHT, findOrder, type OrderRow, type OwnedOrder } from '#backend/membership/orders.store.ts'
import { refundable, refundOfOrder, settleRefund } from '#backend/membership/refund-order.ts'
import { settleOrder } from '#backend/membership/settle-order.ts'
import { toRecord } from '#backend/membership/to-record.ts'
import type { AdminMembership, adminMembershipCalls } from '#contract/admin-memberships.ts'
import { auditFile } from './audit.store.ts'
import { decideRefund, searchMemberships } from './memberships.store.ts'
import { byTwo } from './refund-requests.ts'

type Calls = typeof adminMembershipCalls
type Refundable = Awaited<ReturnType<typeof refundable>>

const isDecided = ({ state }: OrderRow): boolean => state === 'refunding' || state === 'refunded'

interface Shown {
  row: OrderRow
  username: string | null | undefined
  /** The one of the buyer that can be refunded now. */
  next: Refundable
}

function toAdminMembership({ row, username, next }: Shown, now: number): AdminMembership {
  const { id, uid, state, untilAt } = row
  const isNext = next?.order.id === id
  return {
    ...toRecord(row),
    ...(uid === null ? {} : { uid, username: username ?? `#${uid}` }),
    state: state === 'refunding' || state === 'refunded' ? state : 'done',
    ...(isNext ? { refundable: next.refund.amount } : {}),
    ...(uid !== null && !isNext && !isDecided(row) && untilAt > now ? { isBlocked: true } : {}),
  }
}

export const listMemberships: Verb<Calls['listMemberships']> = async (context, search) => {
  const { accountDb, now } = context
  const { rows, ...ways } = await searchMemberships(accountDb, search)
  await auditFile(context, 'memberships', search)
  const buyers = search.size === 'file' ? [] : [...new Set(rows.flatMap(({ order }) => order.uid ?? []))]
  const next = new Map(await Promise.all(buyers.map(async (each) => [each, await refundable(context, each)] as const)))
  const list = rows.map(({ order: row, username }) =>
    toAdminMembership({ row, username, next: next.get(row.uid ?? 0) ?? null }, now),
  )
  return { list, ...ways }
}

/** A membership of somebody, as far as it can be settled now. */
async function findBought(context: UserContext, id: number): Promise<OwnedOrder | null> {
  const found = await findOrder(context.accountDb, id)
  if (!found || found.uid === null || !BOUGHT.includes(found.state)) return null
  return (await settleOrder(context, found as OwnedOrder)) as OwnedOrder
}

export const refundMembership: Verb<Calls['refundMembership']> = async (context, { id, amount, reason }) => {
  const { accountDb, now } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const order = await findBought(context, id)
  if (!order) return fail('not_found')
  const answer = async (row: OrderRow, next: Refundable = null) => {
    const username = (await findUser(accountDb, order.uid))?.username
    return { membership: toAdminMembership({ row, username, next }, now) }
  }
  if (isDecided(order)) return answer(order)
  const next = await refundable(context, order.uid)
  if (next?.order.id !== id || next.refund.amount !== amount) return fail('order_moved')
  const amounts = { gold: 0, diamond: 0, [order.currency]: amount }
  const made = await byTwo(context, { kind: 'membership', id, uid: order.uid, ...amounts }, reason, async () => {
    const decided = await decideRefund(context, order, await refundOfOrder(context, order, next.refund), reason.trim())
    if (decided) return answer(await settleRefund(context, decided))
    // Another was faster, or the caller may not act any more.
    const latest = await findOrder(accountDb, id)
    return latest && isDecided(latest) ? answer(latest) : fail('order_moved')
  })
  return made ?? { ...(await answer(order, next)), needsSecond: true }
}
