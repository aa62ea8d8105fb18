import type { Context } from '#backend/core/context.ts'
import { digestOf, isSameDigest } from '#backend/core/digest.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { consumeFlow } from './flows.store.ts'
import { logFailure } from './log-failure.ts'
import type { Profile } from './provider.ts'
import type { ThirdPartyNumber } from './provider-settings.ts'
import { providerOf } from './providers.ts'

/** The parameters with which a provider sent the browser back: all in `answer`, or the product's single fields. */
export interface ProviderReturn {
  answer?: string
  code?: string
  state?: string
  /** OAuth 1: request token and verifier. */
  token?: string
  verifier?: string
  /** The secret that `beginFlow` gave to this browser. */
  flow: string
}

export function parametersOf({ answer, code, state, token, verifier }: Omit<ProviderReturn, 'flow'>): URLSearchParams {
  if (answer !== undefined) return new URLSearchParams(answer)
  const parts = { code, state, oauth_token: token, oauth_verifier: verifier }
  return new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined))
}

/**
 * Completes a sign-in at a provider and returns the profile. The flow is consumed in any case: a return that is
 * repeated, from another browser, for another provider or with another state is refused before the provider is asked.
 */
export async function finishFlow(
  context: Context,
  type: ThirdPartyNumber,
  returned: ProviderReturn,
): Promise<Profile | Fail<'not_configured' | 'third_party_failed'>> {
  const flow = await consumeFlow(context.accountDb, await digestOf(returned.flow), context.now)
  const answer = parametersOf(returned)
  const state = answer.get(type === 6 ? 'oauth_token' : 'state') ?? ''
  if (flow?.type !== type || !isSameDigest(state, flow.state)) return fail('third_party_failed')
  const provider = providerOf(context, type)
  if (!provider) return fail('not_configured')
  try {
    return { type, ...(await provider.finish(answer, flow)) }
  } catch (error) {
    logFailure('finish', type, error)
    return fail('third_party_failed')
  }
}
