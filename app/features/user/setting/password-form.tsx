import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changePassword } from '#app/features/account/account.functions.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { toast } from '#app/ui/toast.ts'
import { codeFault, passwordFault } from '#contract/account-rules.ts'
import type { OwnAccount } from '#contract/user.ts'
import { ProofFields } from '../../account/proof-fields.tsx'
import { faultText } from '../../login/form/fault-text.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'

/** Sets or changes the password, which ends every other session. */
export function PasswordForm({ own, onDone }: { own: OwnAccount; onDone: () => void }) {
  const client = useQueryClient()
  const form = useForm({ defaultValues: { currentPassword: '', checkCode: '', password: '' } })
  const update = useViewerUpdate()
  const username = useViewer()?.username ?? ''
  const { submit, isBusy } = useSubmit(changePassword)
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState
  const onSubmit = form.handleSubmit(async ({ currentPassword, checkCode, password }) => {
    setFailure(undefined)
    const answer = await submit({
      password,
      ...(own.hasPassword ? { currentPassword } : { checkCode: checkCode.trim() }),
    })
    if (!answer) return
    if (!answer.ok) return setFailure(accountErrorText(answer.error))
    toast(m.user_set_password_saved(), 'success')
    onDone()
    await Promise.all([update(), client.invalidateQueries({ queryKey: ['user', 'sessions'] })])
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <p className="text-text-muted">{m.user_set_password_text()}</p>
      <ProofFields
        own={own}
        password={form.register('currentPassword', {
          validate: (value) => !own.hasPassword || faultText(value === '' ? 'password_required' : null),
        })}
        code={form.register('checkCode', { validate: (code) => own.hasPassword || faultText(codeFault(code)) })}
        passwordError={errors.currentPassword?.message}
        codeError={errors.checkCode?.message}
      />
      <Field label={m.login_field_new_password()} hint={m.login_hint_password()} error={errors.password?.message}>
        <PasswordInput
          showLabel={m.login_password_show()}
          hideLabel={m.login_password_hide()}
          autoComplete="new-password"
          {...form.register('password', { validate: (value) => faultText(passwordFault(value)) })}
        />
      </Field>
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_act_save()}
      </Button>
    </form>
  )
}
