import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTextDraft } from '../draft/use-text-draft.ts'

const REASON_CHARS_MAX = 200

interface ReasonDialogProps {
  /** Names the draft in which the text is kept. */
  draft: string
  title: string
  text: string
  /** Of the field; a reason that users read says so. */
  label?: string
  submitLabel: string
  variant?: 'danger' | 'primary'
  isBusy: boolean
  /** Further choices, below the reason. */
  children?: ReactNode
  /** Does the deed; whether it is done. */
  onSubmit: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks staff for a reason before a deed. The text is kept, also when the session ends, until the deed or a cancel. */
export function ReasonDialog({
  draft,
  title,
  text,
  label = m.admin_user_reason(),
  submitLabel,
  variant = 'danger',
  isBusy,
  children,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const formId = useId()
  const [reason, setReason] = useTextDraft(draft)
  const [error, setError] = useState<string>()
  const cancel = () => {
    setReason('')
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(m.admin_user_reason_required())
    if (await onSubmit(reason.trim())) cancel()
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            {m.user_act_cancel()}
          </Button>
          <Button variant={variant} type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field label={label} error={error} isRequired>
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
        {children}
      </form>
    </Dialog>
  )
}
