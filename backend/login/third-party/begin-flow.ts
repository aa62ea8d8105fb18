import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { returnAddressOf } from '#backend/core/return-address.ts'
import { insertFlow } from './flows.store.ts'
import { logFailure } from './log-failure.ts'
import type { ThirdPartyNumber } from './provider-settings.ts'
import { providerOf } from './providers.ts'

export const FLOW_MS = 10 * 60_000
const FLOWS_MAX = 30

type Refused = Fail<'not_configured' | 'third_party_failed' | 'forbidden' | 'rate_limited'>

/**
 * Begins a sign-in at a provider. `flow` is a secret for this browser: the return is refused without it. Without
 * `returnTo` the provider sends the browser back to the home page of the host that was asked.
 */
export async function beginFlow(
  context: Context,
  type: ThirdPartyNumber,
  returnTo = `${context.origin ?? ''}/`,
): Promise<{ url: string; flow: string } | Refused> {
  const { accountDb, now } = context
  const provider = providerOf(context, type)
  if (!provider) return fail('not_configured')
  const address = await returnAddressOf(context, returnTo)
  if (address === null) return fail('forbidden')
  if (!(await isAddressWithinLimit(context, 'third-party', FLOWS_MAX, FLOW_MS))) return fail('rate_limited')
  const secrets = { state: `${type}.${newSecret()}`, verifier: newSecret(), nonce: newSecret(), returnTo: address }
  const flow = newSecret()
  try {
    const { url, ...replaced } = await provider.begin(secrets)
    await insertFlow(accountDb, {
      flowHash: await digestOf(flow),
      type,
      ...secrets,
      ...replaced,
      expiresAt: now + FLOW_MS,
    })
    return { url, flow }
  } catch (error) {
    logFailure('begin', type, error)
    return fail('third_party_failed')
  }
}
