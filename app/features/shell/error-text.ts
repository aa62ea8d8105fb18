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
  internal: m.error_system,
  unavailable: m.error_network,
} satisfies Partial<Record<ErrorName, () => string>>
export type CommonErrorName = keyof typeof ERROR_TEXTS

/** The message for an error of a call, by its name in contract/errors.ts. */
export const errorText = (name: ErrorName): string =>
  (name in ERROR_TEXTS ? ERROR_TEXTS[name as CommonErrorName] : m.error_system)()
