import { logError } from '#contract/log-error.ts'
import { PROVIDER_NAMES, type ThirdPartyNumber } from './provider-settings.ts'

/** The value if it looks like an error code; anything else may be text from the redirect URL. */
const codeIn = (value: unknown): unknown => (/^[\w.-]{1,60}$/.test(String(value)) ? value : undefined)

/** Logs a provider's failure, without codes, tokens or names. */
export function logFailure(step: 'begin' | 'finish', type: ThirdPartyNumber, error: unknown): void {
  const { code, error: answer } = error as { code?: unknown; error?: unknown }
  const event = {
    event: 'third_party_failed',
    provider: PROVIDER_NAMES[type],
    step,
    code: codeIn(code),
    answer: codeIn(answer),
  }
  logError(event, error)
}
