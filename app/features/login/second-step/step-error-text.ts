import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { accountErrorText } from '../../shell/account-error-text.ts'

/** Like `accountErrorText`, errors of the second step included. */
export function stepErrorText(failure: Failure): string {
  if (failure.code === 'sign_in_over') return m.login_step_over()
  if (failure.code === 'passkey_failed') return m.login_step_passkey_failed()
  return accountErrorText(failure)
}
