import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { emailFault } from '#contract/account-rules.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { bindByCode } from './bind-identity.ts'

export const bindEmail: Verb<typeof loginThirdPartyCalls.bindEmail> = async (context, input) => {
  const { email, checkCode, twitterId, ...referral } = input
  if (emailFault(email) !== null) return fail('bad_email')
  return bindByCode(context, twitterId, { mobileOrEmail: email, checkCode }, referral)
}
