import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { OwnAccount } from '#contract/user.ts'
import { ownContact } from './own-code.ts'
import { OwnCodeField } from './own-code-field.tsx'

interface ProofFieldsProps {
  own: OwnAccount
  password: UseFormRegisterReturn
  code: UseFormRegisterReturn
  passwordError: string | undefined
  codeError: string | undefined
}

/** Fields that prove the user's identity: the password where there is one, else a code sent to the email or phone. */
export function ProofFields({ own, password, code, passwordError, codeError }: ProofFieldsProps) {
  const contact = ownContact(own)
  if (own.hasPassword)
    return (
      <Field label={m.user_set_password_current()} error={passwordError}>
        <PasswordInput
          showLabel={m.login_password_show()}
          hideLabel={m.login_password_hide()}
          autoComplete="current-password"
          {...password}
        />
      </Field>
    )
  if (!contact) return null
  return <OwnCodeField via={contact.via} contact={contact.contact} input={code} error={codeError} />
}
