import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { ban } from '../admin.functions.ts'
import { useAdminAction } from '../use-admin-action.ts'

const REASON_CHARS_MAX = 200

/** Asks for a reason before a ban. The text is kept, also when the session ends, until the ban or a cancel. */
export function BanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const formId = useId()
  const [reason, setReason] = useTextDraft(`ban-${user.uid}`)
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAdminAction(ban)
  const cancel = () => {
    setReason('')
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(m.admin_user_ban_required())
    const isDone = await act({ uid: user.uid, reason: reason.trim() }, m.admin_user_ban_done({ name: user.username }))
    if (isDone) cancel()
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={m.admin_user_ban_title({ name: user.username })}
      description={m.admin_user_ban_text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            {m.user_act_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {m.admin_user_ban()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={m.admin_user_reason()} error={error} isRequired>
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
