import { useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { codeFault } from '#contract/account-rules.ts'
import { CodeField } from '../../form/code-field.tsx'
import { faultText } from '../../form/fault-text.ts'
import { FormError } from '../../form/form-error.tsx'
import { HumanCheckStatus } from '../../form/human-check-status.tsx'
import { EmailField, PhoneField } from '../../form/identifier-fields.tsx'
import { type LoginValues, targetOf, type Via } from '../../form/login-values.ts'
import { targetKey } from '../../form/send-code.ts'
import { useHumanCheck } from '../../form/use-human-check.ts'
import { sentBy } from '../../sent-by.ts'
import { bindContact } from '../../third-party/third-party.ts'
import type { SignIn } from './submit-sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'

const submit = (values: LoginValues) =>
  bindContact({ ...targetOf(values), areaCode: values.areaCode, checkCode: values.code.trim() }, sentBy())

interface BindPanelProps {
  via: Via
  onSignedIn: (session: SignIn) => void
  onSecondStep: (ticket: string) => void
}

/** The last step of a third-party sign-in: an email or phone, verified by a code. */
export function BindPanel({ via, onSignedIn, onSecondStep }: BindPanelProps) {
  const check = useHumanCheck()
  const { form, failure, send, onSubmit } = useSignInForm({
    key: `bind ${via}`,
    via,
    check,
    submit,
    onSignedIn,
    onSecondStep,
  })
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-text-muted">
        {via === 'phone' ? m.login_third_party_phone_hint() : m.login_third_party_email_hint()}
      </p>
      {via === 'phone' ? <PhoneField form={form} mode={1} /> : <EmailField form={form} mode={1} />}
      <CodeField
        input={form.register('code', { validate: (value) => faultText(codeFault(value)) })}
        error={errors.code?.message}
        targetKey={targetKey(targetOf(values))}
        onSend={send}
      />
      <HumanCheckStatus check={check} />
      <FormError text={failure} />
      <Button type="submit" className="w-full" disabled={isSubmitting} aria-busy={isSubmitting}>
        {m.login_third_party_submit()}
      </Button>
    </form>
  )
}
