import type { Verb } from '#backend/core/serve.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { beginFlow } from './begin-flow.ts'

export const getLoginUrl: Verb<typeof loginThirdPartyCalls.getLoginUrl> = (context, { type, returnTo }) =>
  beginFlow(context, type, returnTo)

export const getLineUrl: Verb<typeof loginThirdPartyCalls.getLineUrl> = (context, { returnTo }) =>
  beginFlow(context, 5, returnTo)

export const getWechatUrl: Verb<typeof loginThirdPartyCalls.getWechatUrl> = (context, { returnTo }) =>
  beginFlow(context, 2, returnTo)

export const getQqUrl: Verb<typeof loginThirdPartyCalls.getQqUrl> = (context, { returnTo }) =>
  beginFlow(context, 1, returnTo)
