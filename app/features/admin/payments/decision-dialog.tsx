import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { AdminPayment } from '#contract/admin-payments.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { PAYMENT_STATE_LABELS } from './payment-labels.ts'
import { acceptPayment, refundPayment } from './payments.functions.ts'

const DECISIONS = {
  refund: {
    send: refundPayment,
    title: m.admin_pay_refund_title,
    text: m.admin_pay_refund_text,
    label: m.admin_pay_refund,
    variant: 'danger',
  },
  accept: {
    send: acceptPayment,
    title: m.admin_pay_accept_title,
    text: m.admin_pay_accept_text,
    label: m.admin_pay_accept,
    variant: 'primary',
  },
} as const

interface DecisionDialogProps {
  payment: AdminPayment
  decision: keyof typeof DECISIONS
  onClose: () => void
}

/** Asks for a reason before money moves. */
export function DecisionDialog({ payment, decision, onClose }: DecisionDialogProps) {
  const client = useQueryClient()
  const { send, title, text, label, variant } = DECISIONS[decision]
  const { act, isBusy } = useAdminAction(send)
  // As the page was when it was decided, whatever it reads meanwhile behind the dialog.
  const [{ id, returned }] = useState(payment)
  const decide = async (reason: string): Promise<boolean> => {
    const input = { id, reason, ...(returned === undefined ? {} : { returned }) }
    const isDone = await act(input, ({ payment, ...answer }: { payment: AdminPayment; needsSecond?: true }) =>
      answer.needsSecond
        ? m.admin_refund_asked()
        : m.admin_pay_decided({ id, state: PAYMENT_STATE_LABELS[payment.state]() }),
    )
    // More may have come back than is shown.
    if (!isDone) await client.invalidateQueries({ queryKey: ['admin'] })
    return isDone
  }
  return (
    <ReasonDialog
      draft={`payment-${decision}-${id}`}
      title={title({ id })}
      text={decision === 'refund' && returned !== undefined ? m.admin_pay_refund_rest_text() : text()}
      submitLabel={label()}
      variant={variant}
      isBusy={isBusy}
      onSubmit={decide}
      onClose={onClose}
    />
  )
}
