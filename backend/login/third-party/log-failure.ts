import { PROVIDER_NAMES, type ThirdPartyNumber } from './provider-settings.ts'

/** Logs a provider's failure, without codes, tokens or names. */
export function logFailure(step: 'begin' | 'finish', type: ThirdPartyNumber, error: unknown): void {
  const { code, error: answer } = error as { code?: unknown; error?: unknown }
  const event = { event: 'third_party_failed', provider: PROVIDER_NAMES[type], step, code, answer }
  console.error(JSON.stringify({ ...event, error: String(error).slice(0, 200) }))
}
