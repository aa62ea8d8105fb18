import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PASSKEY_NAME_CHARS_MAX } from '#contract/two-step-rules.ts'
import { FormError, networkErrorText } from '../../login/form/form-error.tsx'
import { createPasskey } from '../../login/second-step/passkey.ts'
import { stepErrorText } from '../../login/second-step/step-error-text.ts'
import type { TwoProofs } from '../use-two-proofs.tsx'
import { addPasskey, beginPasskey } from './two-step.functions.ts'

interface PasskeySetupProps {
  proofs: TwoProofs
  onAdded: (codes: string[] | undefined) => void
}

/** Names a passkey and lets the browser make it. */
export function PasskeySetup({ proofs, onAdded }: PasskeySetupProps) {
  const form = useForm({ defaultValues: { name: '' } })
  const beginning = useSubmit(beginPasskey)
  const adding = useSubmit(addPasskey)
  const [failure, setFailure] = useState<string>()
  const isBusy = beginning.isBusy || adding.isBusy || form.formState.isSubmitting
  const onSubmit = form.handleSubmit(async ({ name }) => {
    setFailure(undefined)
    try {
      const begun = await proofs.proven(() => beginning.submit({}))
      if (!begun) return
      if (!begun.ok) return setFailure(stepErrorText(begun.error))
      const passkey = await createPasskey(begun.data.options)
      if (passkey === null) return setFailure(m.user_step_passkey_none())
      const answer = await adding.submit({ passkey, name: name.trim() })
      if (answer?.ok) onAdded(answer.data.recoveryCodes)
      else if (answer) setFailure(stepErrorText(answer.error))
    } catch {
      setFailure(networkErrorText())
    }
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-text-muted">{m.user_step_passkey_text()}</p>
      <Field
        label={m.user_step_passkey_name()}
        hint={m.user_step_passkey_name_hint()}
        error={form.formState.errors.name?.message}
      >
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={PASSKEY_NAME_CHARS_MAX}
          {...form.register('name', { validate: (name) => name.trim() !== '' || m.user_step_passkey_name_required() })}
        />
      </Field>
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_step_passkey_make()}
      </Button>
    </form>
  )
}
