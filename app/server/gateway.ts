import { type Brand, hostsOf } from '#brands/brand.ts'
import type { ErrorName } from '#contract/errors.ts'
import { ERRORS } from '#contract/errors.ts'
import { LINE_PASS_HEADER } from '#contract/line-pass.ts'
import { plainPath } from '#contract/plain-path.ts'
import { REQUEST_ID_HEADER } from '#contract/request-id.ts'
import { User } from '#contract/user.ts'
import { BROWSER_CHARS_MAX } from '#contract/visitor-limits.ts'
import { addressOf } from './address.ts'
import { answerInTime } from './answer-in-time.ts'
import { browserCookieOf } from './browser-cookie.ts'
import { callAt } from './call-at.ts'
import { countryOf } from './country.ts'
import { env } from './env.ts'
import { type Caller, chargeWork, LOOK_WORK_MS, SOCKET_WORK_MS, waitSecondsOf } from './guest-work.ts'
import { hideTokens } from './hide-tokens.ts'
import { isLinePath, isLookedUp, linePassOf, withLinePass } from './line-pass.ts'
import { FLOW_HEADER, flowCookieOf, withFlowCookie } from './login-flow.ts'
import { RateLimited } from './rate-limited.ts'
import { requestIdHeader } from './request-id.ts'
import { sessionCookies, tokenCookieOf } from './session-cookies.ts'
import { answerShared, sharedCallOf } from './shared-call.ts'
import { signedFetch, VISITOR_HEADER } from './signed-fetch.ts'
import { isSwitchedOff } from './switched-off.ts'
import { withinBytes } from './within-bytes.ts'
import { isWritingGet } from './writing-gets.ts'

/** Paths of the site's host that belong to the brand's backend. */
export const isBackendPath = (path: string): boolean => /^\/(java|ws|media|feed|pay)(\/|$)/.test(path)

/**
 * Paths that the embedded backend serves for every brand: scores, playlists, feeds. What belongs to users (calls,
 * pictures, sockets with tickets) is served by the brand's own backend.
 */
const isSharedByBrands = (path: string): boolean =>
  /^\/(ws\/g$|feed\/|media\/(?!(?:articles|avatars|posters|streamers|videos)\/))/.test(plainPath(path))

const isRead = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !isWritingGet(new URL(url).pathname)

/** By a link or a picture, which users may write; `empty` is what scripts ask for. No user writes a form, which posts. */
const isByMarkup = ({ method, headers }: Request): boolean =>
  method !== 'POST' && (headers.get('sec-fetch-dest') ?? 'empty') !== 'empty'

/** CSRF check: a call that writes and is authenticated by the cookie must come from scripts or forms of our own pages. */
function isForged(request: Request): boolean {
  if (request.headers.has('token') || isRead(request)) return false
  if (tokenCookieOf(request) === undefined) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' || isByMarkup(request)
  return request.headers.get('origin') !== new URL(request.url).origin
}

/**
 * Requests from pages of other sites are made as a guest. So a call that writes without our table knowing it (an
 * operator's own, or a path that the backend reads differently) has no session to act on.
 */
const isFromOtherSite = ({ headers }: Request): boolean =>
  /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')

const failed = (name: ErrorName, code: number, status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ status: 'fail', errorCode: ERRORS[name].code, errorMsg: name, msg: name, code }, { status, headers })

const tooMany = (seconds: number): Response => failed('rate_limited', 400, 429, { 'retry-after': String(seconds) })

const BODY_BYTES_MAX = 64 * 1024

/** The headers of what the backend gets: the cookie only as a token, the brand, and the host that the visitor sees. */
function headersFor(request: Request, brand: Brand): Headers {
  const headers = new Headers(request.headers)
  const token = headers.get('token') ?? (isFromOtherSite(request) ? undefined : tokenCookieOf(request))
  headers.delete('cookie')
  if (token) headers.set('token', token)
  headers.set('brand', brand.id)
  headers.delete(REQUEST_ID_HEADER)
  for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value)
  headers.delete(VISITOR_HEADER)
  headers.delete(FLOW_HEADER)
  const flow = isFromOtherSite(request) ? undefined : flowCookieOf(request)
  if (flow) headers.set(FLOW_HEADER, flow)
  headers.delete(LINE_PASS_HEADER)
  const pass = linePassOf(request)
  if (pass) headers.set(LINE_PASS_HEADER, pass)
  headers.set('site-host', new URL(request.url).hostname.toLowerCase())
  const browser = browserCookieOf(request)
  if (browser) headers.set('browser', browser)
  else if ((headers.get('browser')?.length ?? 0) > BROWSER_CHARS_MAX) headers.delete('browser')
  return headers
}

/**
 * The work of a request that is forwarded; undefined for playlists, pictures and feeds, which are cheap or signed. Who may
 * play a line for members is looked up for a playlist that is asked for without a pass, or with one that is to be renewed.
 */
function workOf({ method, url, headers }: Request): { workMs: number | undefined } | undefined {
  const { pathname } = new URL(url)
  if (isLinePath(pathname))
    return isLookedUp(headers.get(LINE_PASS_HEADER), Date.now()) ? { workMs: LOOK_WORK_MS } : undefined
  if (pathname.startsWith('/java')) {
    const entry = callAt(method, pathname)?.entry
    // A cacheable call comes here for an input that does not fit, or goes to a host of the operator's own.
    return { workMs: entry?.cache ? undefined : entry?.workMs }
  }
  return pathname.startsWith('/ws') ? { workMs: SOCKET_WORK_MS } : undefined
}

async function forward(request: Request, brand: Brand, caller: Caller): Promise<Response> {
  const work = workOf(request)
  if (work) {
    const seconds = waitSecondsOf(caller)
    if (seconds > 0) return tooMany(seconds)
    chargeWork(caller, work.workMs)
  }
  const java = hostsOf(brand).java
  const url = new URL(request.url)
  if (java && !isSharedByBrands(url.pathname)) {
    try {
      const send = () => signedFetch(brand, caller)(`${java}${url.pathname}${url.search}`, request)
      return withoutSignature(await callInTime(request, java, send))
    } catch {
      return unavailable()
    }
  }
  return env.BACKEND.fetch(request)
}

const unavailable = (): Response => failed('unavailable', -1, 502)

/** How long a caller waits for an answer to a call, and to one that brings a file. */
const CALL_MS = 8000
const UPLOAD_MS = 60_000

/** The answer of an operator's host. A call that is not answered in time is `unavailable`; files and sockets take their time. */
async function callInTime({ method, url }: Request, host: string, send: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(url)
  if (!pathname.startsWith('/java')) return send()
  const entry = callAt(method, pathname)?.entry
  const ms = entry?.upload ? UPLOAD_MS : (entry?.timeoutMs ?? CALL_MS)
  return (await answerInTime(send, { host, path: entry?.path ?? 'others', ms })) ?? unavailable()
}

/** An answer of an operator's host, without a signature that it may have sent back: no visitor is to see one. */
function withoutSignature(response: Response): Response {
  if (!response.headers.has(VISITOR_HEADER)) return response
  const own = new Response(response.body, response)
  own.headers.delete(VISITOR_HEADER)
  return own
}

/** Answers a cacheable call of the embedded backend with what pages share; returns every other request. */
async function shared(
  request: Request,
  brand: Brand,
  options: { caller: Caller; defer(work: Promise<unknown>): void },
): Promise<Response | Request> {
  const at = hostsOf(brand).java ? undefined : sharedCallOf(request)
  if (!at) return request
  const bounded = await withinBytes(request, BODY_BYTES_MAX)
  if (!bounded) return failed('too_large', 400, 200)
  const body = bounded.body ? await bounded.text() : ''
  const answered = await answerShared({ request, at, body, brand, ...options })
  return answered ?? new Request(request, body === '' ? {} : { body })
}

/** Whether an answer may be JSON, whatever its type says. Sockets and files are not. */
const isText = ({ status, headers }: Response): boolean =>
  status !== 101 && !/^(image|audio|video|font)\/|octet-stream/i.test(headers.get('content-type') ?? '')

/** Keeps the tokens of an answer to a caller with a cookie in cookies. */
function withoutTokens(response: Response, request: Request, brand: Brand): Response | Promise<Response> {
  const isByCookie = !request.headers.has('token') && tokenCookieOf(request) !== undefined
  const { hostname, origin, pathname } = new URL(request.url)
  if (!isByCookie || !pathname.startsWith('/java') || !isText(response)) return response
  const site = { brand, host: hostname.toLowerCase(), origin }
  return hideTokens(response, ({ token, user }) =>
    sessionCookies(site, User.allows(user) ? { token, user } : { token }),
  )
}

/** Ties a sign-in at a third party to the browser that begins it on a page of ours. */
function withFlow(response: Response, request: Request): Response | Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  if (!pathname.startsWith('/java') || isFromOtherSite(request)) return response
  return withFlowCookie(response, callAt(request.method, pathname)?.entry, origin)
}

/** Answers of calls are one visitor's, or as old as they say: nobody on the way may keep them or guess their type. */
function secured(response: Response, path: string): Response {
  if (response.webSocket || !path.startsWith('/java')) return response
  const own = new Response(response.body, response)
  own.headers.set('cache-control', 'no-store')
  own.headers.set('x-content-type-options', 'nosniff')
  return own
}

/**
 * Answers a call, picture, socket, playlist or feed: with the cached answer that pages share, else from the backend
 * that serves it, which is the brand's java host or the embedded one. A client that causes too much work gets 429.
 */
export async function toBackend(
  request: Request,
  brand: Brand,
  defer: (work: Promise<unknown>) => void,
): Promise<Response> {
  const path = new URL(request.url).pathname
  if (isForged(request)) return secured(failed('forbidden', 400, 403), path)
  const headers = headersFor(request, brand)
  const outgoing = new Request(request, { headers })
  const caller = { address: addressOf(request), country: countryOf(request), token: headers.get('token') ?? undefined }
  const entry = callAt(request.method, path)?.entry
  if (entry?.isOfSite || isSwitchedOff(entry, brand, caller.country))
    return secured(failed('not_found', 400, 200), path)
  try {
    const answer = await shared(outgoing, brand, { caller, defer })
    if (answer instanceof Response) return secured(answer, path)
    const own = await withoutTokens(withLinePass(await forward(answer, brand, caller), request), request, brand)
    return secured(await withFlow(own, request), path)
  } catch (error) {
    if (error instanceof RateLimited) return secured(tooMany(error.retryAfterSeconds), path)
    throw error
  }
}
