import { useState } from 'react'
import { deleteAccount } from '#app/features/account/account.functions.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { OwnAccount } from '#contract/user.ts'
import { ProofFields } from '../../account/proof-fields.tsx'
import { useProofForm } from '../../account/use-proof-form.ts'
import { clearDrafts } from '../../draft/drafts.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { clearOwnStorage } from '../../session/clear-own-storage.ts'
import { announceSession } from '../../session/session-channel.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Schedules the account for deletion, which ends all its sessions, and goes to the home page. */
export function DeleteForm({ own, onCancel }: { own: OwnAccount; onCancel: () => void }) {
  const { prefix } = useShell()
  const { submit, isBusy } = useSubmit(deleteAccount)
  const [failure, setFailure] = useState<string>()
  const { fields, onSubmit } = useProofForm(own, async (proof) => {
    setFailure(undefined)
    const answer = await submit(proof)
    if (!answer) return
    if (!answer.ok) return setFailure(accountErrorText(answer.error))
    clearDrafts()
    clearOwnStorage()
    announceSession(null)
    location.assign(prefix || '/')
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <ProofFields {...fields} />
      <FormError text={failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {m.user_act_cancel()}
        </Button>
        <Button variant="danger" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {m.user_set_delete_confirm()}
        </Button>
      </div>
    </form>
  )
}
