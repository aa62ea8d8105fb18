import { languageOfUser } from '#backend/notice/language-of-user.ts'
import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { type NoticeBeside, noticeBeside } from '#backend/notice/notice-beside.ts'
import { ofBrand } from '#backend/notice/of-brand.ts'
import type { NoticeParams, NoticeType } from '#contract/notice-kinds.ts'
import type { OrderEvent } from './order-states.ts'
import type { OrderRow } from './orders.store.ts'
import { textIn } from './to-redemption.ts'

/** What the owner is told of an event that another has caused. */
const TYPES: Partial<Record<OrderEvent, NoticeType>> = {
  shipped: 'goods_sent',
  tracked: 'goods_sent',
  received: 'goods_redeemed',
  cards_given: 'goods_redeemed',
  refunded: 'goods_cancelled',
  sent_back: 'goods_returned',
}

/** The notice for an order's owner of an event; null when there is nobody to tell, or nothing. */
export async function noticeOf(
  context: Pick<NotifyContext, 'accountDb' | 'env' | 'now' | 'defer'>,
  order: OrderRow,
  event: OrderEvent,
  tracking = order.tracking,
): Promise<NoticeBeside | null> {
  const { id, uid, brand, names, price, quantity } = order
  const type = TYPES[event]
  if (uid === null || !type || (event === 'tracked' && tracking === order.tracking)) return null
  const telling = await ofBrand(context, brand)
  const params: NoticeParams = {
    orderId: id,
    name: textIn(await languageOfUser(telling, uid), names),
    ...(type === 'goods_sent' ? { tracking: tracking ?? '' } : {}),
    ...(type === 'goods_cancelled' || type === 'goods_returned' ? { coins: price * quantity } : {}),
  }
  // With the number before: one that is put right and back is told again.
  const intent = [type, id, ...(type === 'goods_sent' ? [order.tracking, tracking] : [])].join(':')
  return noticeBeside(telling, uid, { type, params: { ...params } }, intent)
}
