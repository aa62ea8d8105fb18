import { grant, hold, post, voidHold } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { findMembership } from '#backend/identity/memberships.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { nextNoticeAt } from './notices.ts'
import { findOrder, giveMembership, moveOrder, type OrderRow, type OwnedOrder } from './orders.store.ts'

export type SettleContext = Pick<Context, 'env' | 'accountDb' | 'now'>

const DAY_MS = 24 * 3_600_000
/** Coins are set aside for this long; the sweep pays or gives back within minutes. */
const HOLD_MS = 7 * DAY_MS
/** An order that was not decided until then is refused. */
const UNDECIDED_MS_MAX = DAY_MS
/** A refused order is kept for this long, so that a late repetition of its intent is no new one. */
const VOID_MS = DAY_MS
const CHECK_MS = 5 * 60_000

const intentOf = ({ id }: OrderRow): string => `membership:${id}`

/** Sets the coins aside; false when there are too few. */
async function setAside({ env, now }: SettleContext, order: OwnedOrder): Promise<boolean> {
  const { status } = await hold(env, {
    uid: order.uid,
    to: [{ house: 'sales', [order.currency]: order.amount }],
    intent: intentOf(order),
    reason: 'membership',
    link: `membership-order:${order.id}`,
    now,
    expiresAt: order.createdAt + HOLD_MS,
  })
  if (status === 'insufficient') return false
  if (status !== 'done' && status !== 'again') throw new Error(`the ledger answers ${status}`)
  return true
}

/** Gives back what a refund says; whoever comes second gives nothing. */
async function giveBack({ env, now }: SettleContext, { id, uid, currency, refund }: OwnedOrder): Promise<void> {
  const { status } = await grant(env, {
    uid,
    from: 'sales',
    amounts: { [currency]: refund ?? 0 },
    intent: `membership-refund:${id}`,
    reason: 'membership_refund',
    link: `membership-order:${id}`,
    now,
  })
  if (status !== 'done' && status !== 'again') throw new Error(`the ledger answers ${status}`)
}

async function give({ accountDb, now }: SettleContext, order: OwnedOrder): Promise<void> {
  const { vipUntil, svipUntil } = (await findMembership(accountDb, order.uid)) ?? { vipUntil: null, svipUntil: null }
  const ends = {
    vipUntil: order.tier === 'vip' ? order.untilAt : vipUntil,
    svipUntil: order.tier === 'svip' ? order.untilAt : svipUntil,
  }
  await giveMembership(accountDb, order, nextNoticeAt(ends, now), now)
  clearViewerCache(order.uid)
}

/**
 * The next step of an order; the order after it, or null when nothing is left to do. The coins are set aside, then one
 * conditional write decides and gives the membership, then they are paid or given back. Every step may be made twice and
 * by two at once.
 */
async function step(context: SettleContext, order: OwnedOrder): Promise<OrderRow | null> {
  const { env, accountDb, now } = context
  const { id, uid } = order
  const deed = { uid, intent: intentOf(order), now }
  const latest = async (moved: OrderRow | null) => moved ?? (await findOrder(accountDb, id))
  switch (order.state) {
    case 'new':
      if (now - order.createdAt < UNDECIDED_MS_MAX && (await setAside(context, order))) {
        await give(context, order)
        return findOrder(accountDb, id)
      }
      return latest(await moveOrder(accountDb, id, 'new', 'refused', now + CHECK_MS))
    case 'given': {
      const { status } = await post(env, deed)
      if (status !== 'done' && status !== 'again') throw new Error(`the ledger answers ${status}`)
      return latest(await moveOrder(accountDb, id, 'given', 'paid', null))
    }
    case 'refunding':
      await giveBack(context, order)
      return latest(await moveOrder(accountDb, id, 'refunding', 'refunded', null))
    case 'refused':
      // Another call may have set coins aside before it learned of the refusal.
      await voidHold(env, deed)
      return order
    default:
      return null
  }
}

/** Makes all steps that can be made now; what fails on the way is taken up by the sweep. Returns the order after them. */
export async function settleOrder(context: SettleContext, order: OwnedOrder): Promise<OrderRow> {
  let latest: OrderRow = order
  for (;;) {
    if (latest.uid === null) return latest
    const next = await step(context, latest as OwnedOrder)
    if (next === null || next.state === latest.state) return next ?? latest
    latest = next
  }
}

/** The end of a refused order, once no call can be on its way any more: what was set aside is back. */
export async function closeRefused(context: SettleContext, order: OwnedOrder): Promise<void> {
  await voidHold(context.env, { uid: order.uid, intent: intentOf(order), now: context.now })
  await moveOrder(context.accountDb, order.id, 'refused', 'void', context.now + VOID_MS)
}
