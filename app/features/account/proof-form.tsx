import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { codeFault } from '#contract/account-rules.ts'
import type { OwnAccount } from '#contract/user.ts'
import { faultText } from '../login/form/fault-text.ts'
import { FormError } from '../login/form/form-error.tsx'
import { accountErrorText } from '../shell/account-error-text.ts'
import { proveSession } from './account.functions.ts'
import { ProofFields } from './proof-fields.tsx'

/** Asks for the password, or for a code sent to the account's own contact. */
export function ProofForm({ own, onProven }: { own: OwnAccount; onProven: () => void }) {
  const form = useForm({ defaultValues: { password: '', checkCode: '' } })
  const { submit, isBusy } = useSubmit(proveSession)
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState
  const onSubmit = form.handleSubmit(async ({ password, checkCode }) => {
    setFailure(undefined)
    const answer = await submit(own.hasPassword ? { password } : { checkCode: checkCode.trim() })
    if (!answer) return
    if (answer.ok) onProven()
    else setFailure(accountErrorText(answer.error))
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <ProofFields
        own={own}
        password={form.register('password', {
          validate: (value) => !own.hasPassword || faultText(value === '' ? 'password_required' : null),
        })}
        code={form.register('checkCode', { validate: (code) => own.hasPassword || faultText(codeFault(code)) })}
        passwordError={errors.password?.message}
        codeError={errors.checkCode?.message}
      />
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_proof_submit()}
      </Button>
    </form>
  )
}
