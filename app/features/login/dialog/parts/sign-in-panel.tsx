import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { codeFault, passwordFault } from '#contract/account-rules.ts'
import { CodeField } from '../../form/code-field.tsx'
import { faultText } from '../../form/fault-text.ts'
import { FormError } from '../../form/form-error.tsx'
import { HumanCheckStatus } from '../../form/human-check-status.tsx'
import { EmailField, PhoneField } from '../../form/identifier-fields.tsx'
import { targetOf } from '../../form/login-values.ts'
import { targetKey } from '../../form/send-code.ts'
import { useHumanCheck } from '../../form/use-human-check.ts'
import type { LoginMode } from '../../login.store.ts'
import { type SignIn, submitSignIn } from './submit-sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { ViaSwitch } from './via-switch.tsx'

interface SignInPanelProps {
  mode: LoginMode
  onMode: (mode: LoginMode) => void
  canEmail: boolean
  canPhone: boolean
  onSignedIn: (session: SignIn) => void
  onSecondStep: (ticket: string) => void
}

/** The sign-in form: by code, by password, or a password reset by code; with email or phone. */
export function SignInPanel({ mode, onMode, canEmail, canPhone, onSignedIn, onSecondStep }: SignInPanelProps) {
  const check = useHumanCheck()
  const { form, failure, send, onSubmit } = useSignInForm({
    key: `mode ${mode}`,
    check,
    submit: (values) => submitSignIn(mode, values, check),
    onSignedIn,
    onSecondStep,
  })
  const formElement = useRef<HTMLFormElement>(null)
  const values = useWatch({ control: form.control }) as Parameters<typeof targetOf>[0]
  const mayEmail = canEmail || mode === 2
  const via = !mayEmail ? 'phone' : !canPhone && mode !== 2 ? 'email' : values.via
  useEffect(() => {
    if (values.via !== via) form.setValue('via', via)
  }, [via, values.via, form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mode begins at its first field.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      formElement.current?.querySelector<HTMLInputElement>('input:not([type=radio])')?.focus()
  }, [mode])
  const { errors, isSubmitting } = form.formState
  return (
    <form ref={formElement} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {mayEmail && (canPhone || mode === 2) && (
        <ViaSwitch
          mode={mode}
          via={via}
          onChange={(next) => {
            form.clearErrors()
            form.setValue('via', next)
          }}
        />
      )}
      {via === 'phone' ? <PhoneField form={form} mode={mode} /> : <EmailField key={mode} form={form} mode={mode} />}
      {mode !== 2 && (
        <CodeField
          input={form.register('code', { validate: (value) => faultText(codeFault(value)) })}
          error={errors.code?.message}
          targetKey={targetKey(targetOf({ ...values, via }))}
          onSend={send}
        />
      )}
      {mode !== 1 && (
        <Field
          key={`password ${mode}`}
          label={mode === 3 ? m.login_field_new_password() : m.login_field_password()}
          hint={mode === 3 ? m.login_hint_password() : undefined}
          error={errors.password?.message}
        >
          <PasswordInput
            showLabel={m.login_password_show()}
            hideLabel={m.login_password_hide()}
            autoComplete={mode === 3 ? 'new-password' : 'current-password'}
            {...form.register('password', {
              validate: (value) =>
                faultText(mode === 3 ? passwordFault(value) : value === '' ? 'password_required' : null),
            })}
          />
        </Field>
      )}
      <HumanCheckStatus check={check} />
      <FormError text={failure} />
      <Button type="submit" className="w-full" disabled={isSubmitting} aria-busy={isSubmitting}>
        {mode === 3 ? m.login_submit_reset() : m.login_submit_in()}
      </Button>
      <ModeLinks mode={mode} onMode={onMode} />
    </form>
  )
}

function ModeLinks({ mode, onMode }: Pick<SignInPanelProps, 'mode' | 'onMode'>) {
  const link = 'min-h-8 rounded-sm font-medium text-13 text-brand-text hover:underline'
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <button type="button" className={link} onClick={() => onMode(mode === 2 ? 1 : 2)}>
        {mode === 2 ? m.login_link_code() : m.login_link_password()}
      </button>
      {mode === 2 && (
        <button type="button" className={link} onClick={() => onMode(3)}>
          {m.login_link_forgot()}
        </button>
      )}
    </div>
  )
}
