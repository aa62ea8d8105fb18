import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { OwnAccount } from '#contract/user.ts'
import { FormError } from '../login/form/form-error.tsx'
import { accountErrorText } from '../shell/account-error-text.ts'
import { proveSession } from './account.functions.ts'
import { ProofFields } from './proof-fields.tsx'
import { useProofForm } from './use-proof-form.ts'

/** Asks for the password, or for a code sent to the account's own contact. */
export function ProofForm({ own, onProven }: { own: OwnAccount; onProven: () => void }) {
  const { submit, isBusy } = useSubmit(proveSession)
  const [failure, setFailure] = useState<string>()
  const { fields, onSubmit } = useProofForm(own, async (proof) => {
    setFailure(undefined)
    const answer = await submit(proof)
    if (!answer) return
    if (answer.ok) onProven()
    else setFailure(accountErrorText(answer.error))
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <ProofFields {...fields} />
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_proof_submit()}
      </Button>
    </form>
  )
}
