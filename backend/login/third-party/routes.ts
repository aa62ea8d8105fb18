import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { thirdPartyCalls } from '#contract/third-party.ts'
import { bindAccount } from './bind-account.ts'
import { bindEmail } from './bind-email.ts'
import { bindThirdParty } from './bind-third-party.ts'
import { getLineUrl, getLoginUrl, getQqUrl, getWechatUrl } from './get-login-url.ts'
import { signInByAccount } from './sign-in-by-account.ts'
import { signInByThirdParty } from './sign-in-by-third-party.ts'

export const serveThirdParty = (app: Hono<ServerEnv>): void =>
  implement(app, thirdPartyCalls, {
    getLoginUrl,
    getLineUrl,
    getWechatUrl,
    getQqUrl,
    signInByThirdParty,
    bindEmail,
    signInByAccount,
    bindAccount,
    bindThirdParty,
  })
