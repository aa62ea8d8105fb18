import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { CodeField } from '../login/form/code-field.tsx'
import { ownCodeKey, sendToOwn } from './own-code.ts'

interface OwnCodeFieldProps {
  via: 'email' | 'phone'
  /** Masked. */
  contact: string
  input: UseFormRegisterReturn
  error: string | undefined
}

/** Field for a code sent to the account's own email or phone, as proof of identity. */
export const OwnCodeField = ({ via, contact, input, error }: OwnCodeFieldProps) => (
  <fieldset className="grid gap-3">
    <legend className="sr-only">{m.user_set_code_old({ contact })}</legend>
    <p className="text-13 text-text-muted">{m.user_set_code_own({ contact })}</p>
    <CodeField input={input} error={error} targetKey={ownCodeKey(via)} onSend={() => sendToOwn(via)} />
  </fieldset>
)
