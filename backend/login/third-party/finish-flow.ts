import type { Context } from '#backend/core/context.ts'
import { digestOf, isSameDigest } from '#backend/core/digest.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { consumeFlow, type FlowRow } from './flows.store.ts'
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
  /** The secret that `beginFlow` gave to a client without cookies. */
  flow?: string
}

export function parametersOf({ answer, code, state, token, verifier }: Omit<ProviderReturn, 'flow'>): URLSearchParams {
  if (answer !== undefined) return new URLSearchParams(answer)
  const parts = { code, state, oauth_token: token, oauth_verifier: verifier }
  return new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined))
}

/**
 * Providers that bind a code to the sign-in by PKCE or by the nonce in the ID token, so that a stranger's code fails
 * without `state` too (RFC 9700, section 2.1.1). WeChat and QQ know neither; X has its request token.
 */
const BINDS_CODE: ReadonlySet<ThirdPartyNumber> = new Set<ThirdPartyNumber>([3, 4, 5, 9])

/** The state with which the browser came back; that of its own flow where the product's single fields have none. */
function stateOf(type: ThirdPartyNumber, answer: URLSearchParams, ofCookie: FlowRow | undefined): string {
  const state = answer.get(type === 6 ? 'oauth_token' : 'state')
  return state ?? (BINDS_CODE.has(type) ? (ofCookie?.state ?? '') : '')
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
  const secret = returned.flow ?? context.loginFlow
  if (secret === undefined) return fail('third_party_failed')
  const flow = await consumeFlow(context.accountDb, await digestOf(secret), context.now)
  const answer = parametersOf(returned)
  const isByParts = returned.flow === undefined && returned.answer === undefined
  const state = stateOf(type, answer, isByParts ? flow : undefined)
  if (flow?.type !== type || !isSameDigest(state, flow.state)) return fail('third_party_failed')
  if (type !== 6) answer.set('state', state)
  const provider = providerOf(context, type)
  if (!provider) return fail('not_configured')
  try {
    return { type, ...(await provider.finish(answer, flow, returned.answer === undefined)) }
  } catch (error) {
    logFailure('finish', type, error)
    return fail('third_party_failed')
  }
}
