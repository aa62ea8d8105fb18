import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { bindByCode } from './bind-identity.ts'

const MAINLAND = '86'

/** The name and picture of the input are ignored: the ticket has the provider's. Older clients still send them. */
export const bindAccount: Verb<typeof loginThirdPartyCalls.bindAccount> = async (context, input) => {
  const { mobile, areaCode = MAINLAND, checkCode, accountNumber, promotionChannelId, channelFromtype } = input
  if (mobile.includes('@')) return fail('bad_phone')
  const claim = { mobileOrEmail: mobile, areaCode, checkCode }
  const referral = {
    ...(promotionChannelId ? { promotionChannelId } : {}),
    ...(channelFromtype ? { channelFromtype } : {}),
  }
  return bindByCode(context, accountNumber, claim, referral)
}
