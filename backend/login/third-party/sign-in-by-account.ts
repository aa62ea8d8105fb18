import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { sessionOf } from './bind-identity.ts'
import { findBoundAccount } from './find-bound-account.ts'
import { finishFlow } from './finish-flow.ts'
import { issueTicket } from './tickets.ts'

export const signInByAccount: Verb<typeof loginThirdPartyCalls.signInByAccount> = async (context, input) => {
  const profile = await finishFlow(context, input.type, input)
  if (profile instanceof Fail) return profile
  const { name, picture } = profile
  const nameAndPicture = { ...(name ? { qqOrWechatName: name } : {}), ...(picture ? { headimgurl: picture } : {}) }
  const known = await findBoundAccount(context, profile)
  if (!known) return { wxBind: false, accountNumber: await issueTicket(context, profile), ...nameAndPicture }
  const session = await sessionOf(context, known)
  return session instanceof Fail ? session : { wxBind: true, session, ...nameAndPicture }
}
