import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { PAYMENT_STATE_LABELS } from './payment-labels.ts'
import { acceptPayment, refundPayment } from './payments.functions.ts'

const REASON_CHARS_MAX = 200

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
  id: number
  decision: keyof typeof DECISIONS
  onClose: () => void
}

/** Asks for a reason before money moves. The text is kept until the decision or a cancel. */
export function DecisionDialog({ id, decision, onClose }: DecisionDialogProps) {
  const { send, title, text, label, variant } = DECISIONS[decision]
  const formId = useId()
  const [reason, setReason] = useTextDraft(`payment-${decision}-${id}`)
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAdminAction(send)
  const cancel = () => {
    setReason('')
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(m.admin_pay_reason_required())
    const isDone = await act({ id, reason: reason.trim() }, ({ payment }) =>
      m.admin_pay_decided({ id, state: PAYMENT_STATE_LABELS[payment.state]() }),
    )
    if (isDone) cancel()
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={title({ id })}
      description={text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            {m.user_act_cancel()}
          </Button>
          <Button variant={variant} type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {label()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={m.admin_pay_reason()} error={error} isRequired>
          <Textarea
            dir="auto"
            hasCounter
            maxLength={REASON_CHARS_MAX}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
