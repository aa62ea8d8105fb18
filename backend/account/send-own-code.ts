import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { sendCode } from '#backend/login/codes.ts'
import type { accountCalls } from '#contract/account.ts'

export const sendOwnCode: Verb<typeof accountCalls.sendOwnCode> = async (context, { via }) => {
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const key = own[via]
  if (key === null) return fail('no_contact')
  const areaCode = via === 'phone' && own.areaCode !== null ? { areaCode: own.areaCode } : {}
  const outcome = await sendCode(context, { kind: via, key, ...areaCode })
  return outcome === 'sent' ? { done: true } : fail(outcome)
}
