import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { passwordFault, USER_NAME_CHARS_MAX, userNameFault } from '#contract/account-rules.ts'
import type { User } from '#contract/user.ts'
import { useDraft } from '../../../draft/use-draft.ts'
import { accountErrorText, isUserNameError } from '../../../shell/account-error-text.ts'
import { faultText } from '../../form/fault-text.ts'
import { FormError, networkErrorText } from '../../form/form-error.tsx'
import { modifyNewUser } from '../../login.functions.ts'
import { REGISTER_DRAFT } from './register-draft.ts'

interface Values {
  uname: string
  password: string
}

/** The filled-in values; empty ones stay unchanged. */
const filledIn = ({ uname, password }: Values) => ({
  ...(uname.trim() ? { uname: uname.trim() } : {}),
  ...(password ? { password } : {}),
})

/** Shown after registration: choose a user name and a first password, or skip. */
export function RegisterPanel({ onSaved, onSkip }: { onSaved: (user: User) => void; onSkip: () => void }) {
  const form = useForm<Values>({ defaultValues: { uname: '', password: '' } })
  useDraft(REGISTER_DRAFT, form)
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (values) => {
    if (isBusy.current) return
    if (Object.keys(filledIn(values)).length === 0) return onSkip()
    isBusy.current = true
    setFailure(undefined)
    try {
      const answer = await modifyNewUser({ data: filledIn(values) })
      if (answer.ok) return onSaved(answer.data.user)
      const text = accountErrorText(answer.error)
      if (isUserNameError(answer.error.code)) form.setError('uname', { message: text }, { shouldFocus: true })
      else setFailure(text)
    } catch {
      setFailure(networkErrorText())
    } finally {
      isBusy.current = false
    }
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-text-muted">{m.login_hint_register()}</p>
      <Field label={m.login_field_user_name()} hint={m.login_hint_user_name()} error={errors.uname?.message}>
        <Input
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={USER_NAME_CHARS_MAX}
          className="rtl:text-end"
          {...form.register('uname', { validate: (value) => value.trim() === '' || faultText(userNameFault(value)) })}
        />
      </Field>
      <Field label={m.login_field_first_password()} hint={m.login_hint_password()} error={errors.password?.message}>
        <PasswordInput
          showLabel={m.login_password_show()}
          hideLabel={m.login_password_hide()}
          autoComplete="new-password"
          {...form.register('password', { validate: (value) => value === '' || faultText(passwordFault(value)) })}
        />
      </Field>
      <FormError text={failure} />
      <div className="grid gap-2">
        <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          {m.login_submit_register()}
        </Button>
        <Button variant="bare" className="hover:bg-surface-2" onClick={onSkip}>
          {m.login_register_skip()}
        </Button>
      </div>
    </form>
  )
}
