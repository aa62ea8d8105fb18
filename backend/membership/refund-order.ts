import type { UserContext } from '#backend/core/context.ts'
import { findMembership } from '#backend/identity/memberships.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { type NoticeBeside, noticeBeside } from '#backend/notice/notice-beside.ts'
import { ofBrand } from '#backend/notice/of-brand.ts'
import { logError } from '#contract/log-error.ts'
import { nextNoticeAt } from './notices.ts'
import { findLast, type OrderRow, type OwnedOrder, readHeld } from './orders.store.ts'
import { type Refund, refundOf } from './quote.ts'
import { settleOrder } from './settle-order.ts'

type RefundContext = Pick<UserContext, 'env' | 'accountDb' | 'now' | 'defer'>

/** What is written when a refund is decided: the next notice about an end, and what the member is told. */
export interface Decided {
  refund: Refund
  noticeAt: number | null
  notice: NoticeBeside
}

/** The one membership of a user that can be refunded now, and what that would give back; null when there is none. */
export async function refundable({ accountDb, now }: Pick<RefundContext, 'accountDb' | 'now'>, uid: number) {
  const [last, held] = [await findLast(accountDb, uid, now), await readHeld(accountDb, uid, now)]
  if (!last || last.state === 'new') return null
  const refund = refundOf(held, now, { ...last, from: last.fromAt, until: last.untilAt })
  return refund.amount > 0 ? { order: last, refund } : null
}

/** What the refund of an order writes beside its move. */
export async function refundOfOrder(context: RefundContext, order: OwnedOrder, refund: Refund): Promise<Decided> {
  const { accountDb, now } = context
  const { id, uid, tier, currency, brand } = order
  const { vipUntil = null, svipUntil = null } = (await findMembership(accountDb, uid)) ?? {}
  const ends = {
    vipUntil: tier === 'vip' && vipUntil !== null ? vipUntil - refund.ms : vipUntil,
    svipUntil: tier === 'svip' && svipUntil !== null ? svipUntil - refund.ms : svipUntil,
  }
  const params = { orderId: id, tier, gold: 0, diamond: 0, [currency]: refund.amount }
  const told = { type: 'membership_refunded', params } as const
  return {
    refund,
    noticeAt: nextNoticeAt(ends, now),
    notice: noticeBeside(await ofBrand(context, brand), uid, told, `membership_refunded:${id}`),
  }
}

/** Gives back what was decided; the order as far as it came. What fails is taken up by the sweep. */
export async function settleRefund(context: RefundContext, order: OwnedOrder): Promise<OrderRow> {
  clearViewerCache(order.uid)
  try {
    return await settleOrder(context, order)
  } catch (error) {
    logError({ event: 'membership_check_failed', order: order.id }, error)
    return order
  }
}
