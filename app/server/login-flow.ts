import type { Call } from '#contract/call.ts'
import { FLOW_CHARS_MAX, loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { hostCookieLine, hostCookieOf } from './host-cookie.ts'

/** Tells the backend the secret of a sign-in at a third party that this browser began. */
export const FLOW_HEADER = 'login-flow'
const NAME = 'login_flow'
const FLOW_SECONDS = 600

const { getLoginUrl, getLineUrl, getWechatUrl, getQqUrl, signInByThirdParty, signInByAccount } = loginThirdPartyCalls
const BEGINNING: ReadonlySet<Call> = new Set<Call>([getLoginUrl, getLineUrl, getWechatUrl, getQqUrl])
const ENDING: ReadonlySet<Call> = new Set<Call>([signInByThirdParty, signInByAccount])

/** The secret of the sign-in that this browser began last; undefined when there is none. */
export function flowCookieOf(request: Request): string | undefined {
  const flow = hostCookieOf(request, NAME)
  return flow && flow.length <= FLOW_CHARS_MAX ? flow : undefined
}

/** `Set-Cookie` value that ties a sign-in to this browser; null: it has ended. */
export const flowCookieLine = (flow: string | null, origin: string): string =>
  hostCookieLine(NAME, flow ?? '', { origin, seconds: flow === null ? 0 : FLOW_SECONDS })

/** The secret in the answer of a call that begins a sign-in. */
async function begunFlowOf(response: Response): Promise<string | undefined> {
  try {
    const { result } = (await response.json()) as { result?: { flow?: unknown } }
    return typeof result?.flow === 'string' && result.flow.length <= FLOW_CHARS_MAX ? result.flow : undefined
  } catch {
    return undefined
  }
}

/** An answer of `/java` with the cookie that a sign-in begins or ends with; the answer to any other call is unchanged. */
export async function withFlowCookie(response: Response, entry: Call | undefined, origin: string): Promise<Response> {
  if (!entry || !(BEGINNING.has(entry) || ENDING.has(entry))) return response
  const flow = BEGINNING.has(entry) ? await begunFlowOf(response.clone() as Response) : null
  if (flow === undefined) return response
  const own = new Response(response.body, response)
  own.headers.append('set-cookie', flowCookieLine(flow, origin))
  return own
}
