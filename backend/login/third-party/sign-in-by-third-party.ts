import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { insertIdentity } from '#backend/identity/identities.store.ts'
import type { Session } from '#contract/login.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { identifierOf } from '../identifier.ts'
import { findOrRegister, type Registration } from '../register.ts'
import { signInUser } from '../sign-in-user.ts'
import { sessionOf } from './bind-identity.ts'
import { findBoundAccount } from './find-bound-account.ts'
import { finishFlow } from './finish-flow.ts'
import type { Profile } from './provider.ts'
import { issueTicket } from './tickets.ts'

/**
 * Registers a user by an email that the provider has verified. Undefined when an account has that email: a provider's
 * word must not give access to an existing account.
 */
async function registerByEmail(
  context: Context,
  profile: Profile,
  referral: Pick<Registration, 'promotionChannelId' | 'channelFromtype'>,
): Promise<Session | Fail<'second_step'> | undefined> {
  const identifier = profile.verifiedEmail ? identifierOf({ mobileOrEmail: profile.verifiedEmail }) : undefined
  if (!identifier || identifier instanceof Fail || identifier.kind !== 'email') return undefined
  const { row, isNew } = await findOrRegister(context, { kind: 'email', key: identifier.key }, referral)
  if (!isNew) return undefined
  await insertIdentity(context.accountDb, row.uid, profile, context.now)
  return signInUser(context, row, true, { isByThirdParty: true })
}

export const signInByThirdParty: Verb<typeof loginThirdPartyCalls.signInByThirdParty> = async (context, input) => {
  const profile = await finishFlow(context, input.type, input)
  if (profile instanceof Fail) return profile
  const known = await findBoundAccount(context, profile)
  if (known) return sessionOf(context, known)
  const session = await registerByEmail(context, profile, input)
  return session ?? fail('bind_email', await issueTicket(context, profile))
}
