import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { Field } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { codeFault } from '#contract/account-rules.ts'
import { faultText } from '../../login/form/fault-text.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { stepErrorText } from '../../login/second-step/step-error-text.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import type { TwoProofs } from '../use-two-proofs.tsx'
import { confirmApp } from './two-step.functions.ts'

interface AppSetupProps {
  secret: string
  address: string
  proofs: TwoProofs
  onAdded: (codes: string[] | undefined) => void
}

/** The secret in fours, as people type it. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Sets up an authenticator app: its secret as QR code and as text, and a code that proves that the app has it. */
export function AppSetup({ secret, address, proofs, onAdded }: AppSetupProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const { submit, isBusy } = useSubmit(confirmApp)
  const [failure, setFailure] = useState<string>()
  const onSubmit = form.handleSubmit(async ({ code }) => {
    setFailure(undefined)
    const answer = await proofs.proven(() => submit({ code: code.trim() }))
    if (!answer) return
    if (answer.ok) return onAdded(answer.data.recoveryCodes)
    if (answer.error.code === 'wrong_code')
      form.setError('code', { message: m.login_step_wrong() }, { shouldFocus: true })
    else setFailure(stepErrorText(answer.error))
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-text-muted">{m.user_step_app_text()}</p>
      <div className="grid justify-items-center">
        <QrCode text={address} label={m.user_step_app_qr()} />
      </div>
      <div className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 p-3">
        <span className="min-w-0 flex-1 basis-40">
          <span className="block text-13 text-text-muted">{m.user_step_app_key()}</span>
          <code dir="ltr" className="block break-words text-13 rtl:text-end">
            {inFours(secret)}
          </code>
        </span>
        <CopyButton text={secret} />
      </div>
      <Field label={m.login_step_code()} error={form.formState.errors.code?.message}>
        <CodeInput {...form.register('code', { validate: (code) => faultText(codeFault(code)) })} />
      </Field>
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_step_turn_on()}
      </Button>
    </form>
  )
}
