import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { AdminMembership } from '#contract/admin-memberships.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { refundMembership } from './memberships.functions.ts'

interface RefundDialogProps {
  membership: AdminMembership
  /** What is given back. */
  amount: number
  onClose: () => void
}

/** Asks for a reason before a membership is refunded, and says what goes back. */
export function RefundDialog({ membership: { id, tier, currency }, amount, onClose }: RefundDialogProps) {
  const client = useQueryClient()
  const { act, isBusy } = useAdminAction(refundMembership)
  const refund = async (reason: string): Promise<boolean> => {
    const isDone = await act({ id, amount, reason }, ({ needsSecond }) =>
      needsSecond ? m.admin_refund_asked() : m.admin_member_refunded(),
    )
    // What is shown may be old: the amount falls with the days that are left.
    if (!isDone) await client.invalidateQueries({ queryKey: ['admin'] })
    return isDone
  }
  return (
    <ReasonDialog
      draft={`membership-refund-${id}`}
      title={m.admin_member_refund_title({ tier: tier.toUpperCase() })}
      text={
        currency === 'gold'
          ? m.admin_member_refund_coins({ coins: amount })
          : m.admin_member_refund_diamonds({ count: amount })
      }
      submitLabel={m.admin_member_refund()}
      isBusy={isBusy}
      onSubmit={refund}
      onClose={onClose}
    />
  )
}
