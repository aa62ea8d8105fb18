import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { java } from '#app/server/api.ts'
import { recogniseBrowser } from '#app/server/browser-cookie.ts'
import { flowCookieLine, flowCookieOf } from '#app/server/login-flow.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { establishSession, type SignedIn } from '#app/server/session-cookies.ts'
import { type } from '#contract/ark.ts'
import type { Result } from '#contract/call.ts'
import { AreaCode, Code, Identifier, Referral } from '#contract/login.ts'
import { ThirdPartyType } from '#contract/login-third-party.ts'

/** Ties the return to the browser that started the sign-in; null: it has ended. */
function setFlowCookie(flow: string | null): void {
  const { cookies, origin } = requestScope()
  cookies.push(flowCookieLine(flow, origin))
}

function takeFlowCookie(): string {
  setFlowCookie(null)
  return flowCookieOf(getRequest()) ?? ''
}

function requestUrl(kind: ThirdPartyType, origin: typeof Referral.infer, returnTo: string) {
  const { login } = java()
  if (kind === 1) return login.getQqUrl({ returnTo })
  if (kind === 2) return login.getWechatUrl({ returnTo })
  if (kind === 5) return login.getLineUrl({ ...origin, returnTo })
  return login.getLoginUrl({ ...origin, type: `${kind}`, isFrom: 'pc', returnTo })
}

/** The provider's URL. A cookie proves on return that the same browser started the sign-in. */
export const beginThirdParty = createServerFn({ method: 'POST' })
  .validator(Referral.and({ type: ThirdPartyType }))
  .handler(async ({ data: { type: kind, ...origin } }): Promise<Result<{ url: string }>> => {
    const started = await requestUrl(kind, origin, `${requestScope().origin}/`)
    if (!started.ok) return started
    if (!/^https?:\/\//.test(started.data.url)) return { ok: false, error: { code: 'third_party_failed' } }
    setFlowCookie(started.data.flow)
    return { ok: true, data: { url: started.data.url } }
  })

/** The result of a return: a session, or what is missing for one. */
export type Finished =
  | { kind: 'session'; session: SignedIn }
  | { kind: 'bind_email'; ticket: string }
  | { kind: 'bind_phone'; ticket: string; nickname?: string }

const Answer = Referral.and({ type: ThirdPartyType, answer: 'string <= 8000' })

async function finishMessaging(kind: 1 | 2, answer: string, flow: string): Promise<Result<Finished>> {
  const code = new URLSearchParams(answer).get('code') ?? ''
  const result = await java().login.signInByAccount({ type: `${kind}`, code, answer, flow })
  if (!result.ok) return result
  const { session, accountNumber, qqOrWechatName } = result.data
  if (session) return { ok: true, data: { kind: 'session', session: establishSession(session) } }
  const nickname = qqOrWechatName ? { nickname: qqOrWechatName } : {}
  return { ok: true, data: { kind: 'bind_phone', ticket: accountNumber ?? '', ...nickname } }
}

async function finishGlobal(
  kind: 3 | 4 | 5 | 6 | 9,
  answer: string,
  flow: string,
  origin: typeof Referral.infer,
): Promise<Result<Finished>> {
  const parameters = new URLSearchParams(answer)
  const part = (name: string, from: string) => {
    const value = parameters.get(from)
    return value === null ? {} : { [name]: value }
  }
  // The separate fields are for operators' own services, as the product's rules name them.
  const parts = { ...part('code', 'code'), ...part('token', 'oauth_token'), ...part('verifier', 'oauth_verifier') }
  const input = { ...origin, ...parts, type: `${kind}` as const, isFrom: 'pc', answer, flow }
  const result = await java().login.signInByThirdParty(input)
  if (result.ok) return { ok: true, data: { kind: 'session', session: establishSession(result.data) } }
  if (result.error.code !== 'bind_email') return result
  return { ok: true, data: { kind: 'bind_email', ticket: result.error.message ?? '' } }
}

export const finishThirdParty = createServerFn({ method: 'POST' })
  .validator(Answer)
  .handler(({ data: { type: kind, answer, ...origin } }): Promise<Result<Finished>> => {
    recogniseBrowser()
    const flow = takeFlowCookie()
    return kind === 1 || kind === 2 ? finishMessaging(kind, answer, flow) : finishGlobal(kind, answer, flow, origin)
  })

export const bindThirdParty = createServerFn({ method: 'POST' })
  .validator(Answer)
  .handler(({ data: { type: kind, answer } }) =>
    java().login.bindThirdParty({ type: kind, answer, flow: takeFlowCookie() }),
  )

/** Error 2010: `ticket` is the third-party id that came with it. */
export const bindEmail = createServerFn({ method: 'POST' })
  .validator(Referral.and({ ticket: 'string <= 200', email: Identifier, checkCode: Code }))
  .handler(async ({ data: { ticket, ...input } }): Promise<Result<SignedIn>> => {
    const result = await java().login.bindEmail({ ...input, twitterId: ticket })
    return result.ok ? { ok: true, data: establishSession(result.data) } : result
  })

export const bindPhone = createServerFn({ method: 'POST' })
  .validator(
    Referral.and({
      ticket: 'string <= 200',
      type: type('1 | 2'),
      mobile: Identifier,
      areaCode: AreaCode,
      checkCode: Code,
    }),
  )
  .handler(async ({ data: { ticket, ...input } }): Promise<Result<SignedIn>> => {
    const result = await java().login.bindAccount({ ...input, accountNumber: ticket })
    return result.ok ? { ok: true, data: establishSession(result.data) } : result
  })
