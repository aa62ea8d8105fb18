import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { emailFault, PHONE_CHARS_MAX, phoneFault } from '#contract/account-rules.ts'
import type { LoginMode } from '../login.store.ts'
import { AreaSelect } from './area-select.tsx'
import { faultText } from './fault-text.ts'
import type { LoginValues } from './login-values.ts'

const IDENTIFIER_CHARS_MAX = 254

interface FieldsProps {
  form: UseFormReturn<LoginValues>
  mode: LoginMode
}

/** Email address, or with a password also a user name. */
export function EmailField({ form, mode }: FieldsProps) {
  const isAccount = mode === 2
  return (
    <Field
      label={isAccount ? m.login_via_account() : m.login_field_email()}
      error={form.formState.errors.identifier?.message}
    >
      <Input
        key={mode}
        type={isAccount ? 'text' : 'email'}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        maxLength={IDENTIFIER_CHARS_MAX}
        className="rtl:text-end"
        {...form.register('identifier', {
          validate: (value) =>
            isAccount ? faultText(value.trim() === '' ? 'identifier_required' : null) : faultText(emailFault(value)),
        })}
      />
    </Field>
  )
}

/** Area code and number. */
export function PhoneField({ form }: FieldsProps) {
  const [country, areaCode] = useWatch({ control: form.control, name: ['country', 'areaCode'] })
  return (
    <div className="flex items-start gap-2 rtl:flex-row-reverse">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-13">
          &nbsp;
        </span>
        <AreaSelect
          value={country}
          onChange={(nextCountry, nextCode) => {
            form.setValue('country', nextCountry)
            form.setValue('areaCode', nextCode, { shouldDirty: true })
            if (form.formState.isSubmitted) void form.trigger('phone')
          }}
        />
      </div>
      <Field label={m.login_field_phone()} error={form.formState.errors.phone?.message} className="min-w-0 flex-1">
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={PHONE_CHARS_MAX}
          {...form.register('phone', { validate: (value) => faultText(phoneFault(value, areaCode)) })}
        />
      </Field>
    </div>
  )
}
