import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { AdminTicket } from '#contract/admin-tickets.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { refundTicket } from './tickets.functions.ts'

interface RefundDialogProps {
  ticket: AdminTicket
  onClose: () => void
}

/** Asks for a reason before coins for a broadcast are given back. */
export function RefundDialog({ ticket: { id, amount }, onClose }: RefundDialogProps) {
  const client = useQueryClient()
  const { act, isBusy } = useAdminAction(refundTicket)
  const refund = async (reason: string): Promise<boolean> => {
    const isDone = await act({ id, reason }, ({ needsSecond }) =>
      needsSecond ? m.admin_refund_asked() : m.admin_ticket_refunded(),
    )
    // They may have been settled meanwhile.
    if (!isDone) await client.invalidateQueries({ queryKey: ['admin'] })
    return isDone
  }
  return (
    <ReasonDialog
      draft={`ticket-refund-${id}`}
      title={m.admin_ticket_refund_title()}
      text={m.admin_ticket_refund_text({ coins: amount })}
      submitLabel={m.admin_member_refund()}
      isBusy={isBusy}
      onSubmit={refund}
      onClose={onClose}
    />
  )
}
