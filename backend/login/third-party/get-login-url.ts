import type { Verb } from '#backend/core/serve.ts'
import type { thirdPartyCalls } from '#contract/third-party.ts'
import { beginFlow } from './begin-flow.ts'

export const getLoginUrl: Verb<typeof thirdPartyCalls.getLoginUrl> = (context, { type, returnTo }) =>
  beginFlow(context, type, returnTo)

export const getLineUrl: Verb<typeof thirdPartyCalls.getLineUrl> = (context, { returnTo }) =>
  beginFlow(context, 5, returnTo)

export const getWechatUrl: Verb<typeof thirdPartyCalls.getWechatUrl> = (context, { returnTo }) =>
  beginFlow(context, 2, returnTo)

export const getQqUrl: Verb<typeof thirdPartyCalls.getQqUrl> = (context, { returnTo }) =>
  beginFlow(context, 1, returnTo)
