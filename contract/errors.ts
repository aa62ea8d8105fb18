/**
 * Every error code a call may answer with. 2010, 3000 and 3001 are the specification's (section 8); the
 * others are ours. `message` is the key of the text a visitor reads.
 */
export const ERRORS = {
  bind_email: { code: 2010, message: 'error_bind_email' },
  session_missing: { code: 3000, message: 'error_session' },
  session_invalid: { code: 3001, message: 'error_session' },
  invalid_input: { code: 4000, message: 'error_invalid_input' },
  forbidden: { code: 4003, message: 'error_forbidden' },
  not_found: { code: 4004, message: 'error_not_found' },
  too_large: { code: 4013, message: 'error_too_large' },
  rate_limited: { code: 4029, message: 'error_rate_limited' },
  internal: { code: 5000, message: 'error_system' },
  unavailable: { code: 5003, message: 'error_network' },
} as const

export type ErrorName = keyof typeof ERRORS

/** Codes any call may answer with, beside those its entry declares. */
export type CommonError =
  | 'invalid_input'
  | 'too_large'
  | 'rate_limited'
  | 'internal'
  | 'unavailable'
  | 'session_missing'
  | 'session_invalid'

const byCode = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, entry]) => [entry.code, name as ErrorName]),
)

/** The error a wire code stands for; codes of foreign services that we do not know are `internal`. */
export const errorOfCode = (code: number): ErrorName => byCode.get(code) ?? 'internal'
