import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { changeContact } from '#app/features/account/account.functions.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { toast } from '#app/ui/toast.ts'
import { codeFault, emailFault, PHONE_CHARS_MAX, phoneFault } from '#contract/account-rules.ts'
import type { OwnAccount } from '#contract/user.ts'
import { OwnCodeField } from '../../account/own-code-field.tsx'
import { useDraft } from '../../draft/use-draft.ts'
import { AreaSelect } from '../../login/form/area-select.tsx'
import { CodeField } from '../../login/form/code-field.tsx'
import { faultText } from '../../login/form/fault-text.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { HumanCheckStatus } from '../../login/form/human-check-status.tsx'
import { sendCode, targetKey } from '../../login/form/send-code.ts'
import { useHumanCheck } from '../../login/form/use-human-check.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'

interface Values {
  contact: string
  country: string
  areaCode: string
  checkCode: string
  currentCheckCode: string
}

interface ContactFormProps {
  own: OwnAccount
  via: 'email' | 'phone'
  onDone: () => void
}

const targetOf = (via: 'email' | 'phone', { contact, areaCode }: Pick<Values, 'contact' | 'areaCode'>) => ({
  mobileOrEmail: contact.trim(),
  ...(via === 'phone' ? { areaCode } : {}),
})

/**
 * Binds an email or phone with a code sent to it. When one is bound already, a code sent to that one is required too.
 */
export function ContactForm({ own, via, onDone }: ContactFormProps) {
  const form = useForm<Values>({
    defaultValues: { contact: '', country: 'CN', areaCode: '86', checkCode: '', currentCheckCode: '' },
  })
  const clearDraft = useDraft(`contact-${via}`, form)
  const check = useHumanCheck()
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(changeContact)
  const [failure, setFailure] = useState<string>()
  const { errors } = form.formState
  const [contact, areaCode] = useWatch({ control: form.control, name: ['contact', 'areaCode'] })
  const target = targetOf(via, { contact, areaCode })
  const current = own[via]
  const send = async () => {
    setFailure(undefined)
    if (!(await form.trigger('contact', { shouldFocus: true }))) return false
    const error = await sendCode(target, check).catch(() => ({ code: 'unavailable' as const }))
    if (error) setFailure(accountErrorText(error))
    else form.clearErrors('checkCode')
    return error === null
  }
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await submit({
      ...targetOf(via, values),
      checkCode: values.checkCode.trim(),
      ...(current ? { currentCheckCode: values.currentCheckCode.trim() } : {}),
    })
    if (!answer) return
    if (!answer.ok) {
      const { code } = answer.error
      const field = code === 'wrong_current_code' ? 'currentCheckCode' : code === 'wrong_code' ? 'checkCode' : undefined
      if (!field) return setFailure(accountErrorText(answer.error))
      return form.setError(field, { message: accountErrorText(answer.error) }, { shouldFocus: true })
    }
    clearDraft()
    await update(answer.data.user)
    toast(m.user_set_contact_saved(), 'success')
    onDone()
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {current && (
        <OwnCodeField
          via={via}
          contact={current}
          input={form.register('currentCheckCode', { validate: (code) => faultText(codeFault(code)) })}
          error={errors.currentCheckCode?.message}
        />
      )}
      {via === 'email' ? <EmailInput form={form} /> : <PhoneInput form={form} />}
      <CodeField
        input={form.register('checkCode', { validate: (code) => faultText(codeFault(code)) })}
        error={errors.checkCode?.message}
        targetKey={targetKey(target)}
        onSend={send}
      />
      <HumanCheckStatus check={check} />
      <FormError text={failure} />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.user_act_save()}
      </Button>
    </form>
  )
}

const EmailInput = ({ form }: { form: UseFormReturn<Values> }) => (
  <Field label={m.user_set_email_new()} error={form.formState.errors.contact?.message}>
    <Input
      type="email"
      autoComplete="email"
      dir="ltr"
      className="rtl:text-end"
      {...form.register('contact', { validate: (email) => faultText(emailFault(email)) })}
    />
  </Field>
)

function PhoneInput({ form }: { form: UseFormReturn<Values> }) {
  const [country, areaCode] = useWatch({ control: form.control, name: ['country', 'areaCode'] })
  return (
    <div className="flex items-start gap-2 rtl:flex-row-reverse">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-13">
          &nbsp;
        </span>
        <AreaSelect
          value={country}
          onChange={(next, code) => {
            form.setValue('country', next)
            form.setValue('areaCode', code, { shouldDirty: true })
          }}
        />
      </div>
      <Field label={m.login_field_phone()} error={form.formState.errors.contact?.message} className="min-w-0 flex-1">
        <Input
          type="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={PHONE_CHARS_MAX}
          {...form.register('contact', { validate: (phone) => faultText(phoneFault(phone, areaCode)) })}
        />
      </Field>
    </div>
  )
}
