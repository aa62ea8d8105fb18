import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { notify } from '#backend/notice/notify.ts'
import type { TicketRow } from '#backend/ticket/tickets.store.ts'
import type { TicketRefundWhy } from '#contract/ticket-rules.ts'

/** Tells buyers that coins for a broadcast came back, and why, once. */
export const tellTicketRefund =
  (context: NotifyContext) =>
  ({ id, uid, amount }: TicketRow, why: TicketRefundWhy): Promise<void> =>
    notify(context, uid, 'ticket_refunded', { orderId: id, gold: amount, why }, `ticket_refunded:${id}`)
