import { useForm } from 'react-hook-form'
import { codeFault } from '#contract/account-rules.ts'
import type { OwnAccount } from '#contract/user.ts'
import { faultText } from '../login/form/fault-text.ts'

/** What proves who the user is: her password where there is one, else a code that was sent. */
type Proof = { password: string } | { checkCode: string }

/** A form of `ProofFields` alone: their properties, and `submitted`, called with the proof once the fields are valid. */
export function useProofForm(own: OwnAccount, submitted: (proof: Proof) => Promise<void>) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', checkCode: '' } })
  const { errors } = formState
  return {
    onSubmit: handleSubmit(({ password, checkCode }) =>
      submitted(own.hasPassword ? { password } : { checkCode: checkCode.trim() }),
    ),
    fields: {
      own,
      password: register('password', {
        validate: (value) => !own.hasPassword || faultText(value === '' ? 'password_required' : null),
      }),
      code: register('checkCode', { validate: (code) => own.hasPassword || faultText(codeFault(code)) }),
      passwordError: errors.password?.message,
      codeError: errors.checkCode?.message,
    },
  }
}
