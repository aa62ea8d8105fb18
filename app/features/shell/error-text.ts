import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'

/**
 * Messages of errors that any page may show; those of account forms are in account-error-text.ts, loaded with the
 * forms.
 */
const ERROR_TEXTS = {
  bind_email: m.error_bind_email,
  session_missing: m.error_session,
  session_invalid: m.error_session,
  invalid_input: m.error_invalid_input,
  forbidden: m.error_forbidden,
  not_found: m.error_not_found,
  too_large: m.error_too_large,
  rate_limited: m.error_rate_limited,
  outcome_unknown: m.error_outcome_unknown,
  internal: m.error_system,
  unavailable: m.error_network,
} satisfies Partial<Record<ErrorName, () => string>>
export type CommonErrorName = keyof typeof ERROR_TEXTS

/** What a failure says in an operator's own words. The message of `bind_email` is a ticket for the sign-in form. */
const ownWords = ({ code, message }: Failure): string | undefined => (code === 'bind_email' ? undefined : message)

/** What a failed call says: the operator's own words, else ours for its code (docs/product.md, section 8). */
export const errorText = (failure: Failure): string =>
  ownWords(failure) ?? (failure.code in ERROR_TEXTS ? ERROR_TEXTS[failure.code as CommonErrorName] : m.error_system)()
