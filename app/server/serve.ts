import { LRUCache } from 'lru-cache'
import { splitPath } from '#app/i18n/split-path.ts'
import { pageSearch } from '#app/lib/page-parameters.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { guardConsole } from '#contract/guard-console.ts'
import { framesOf, logError } from '#contract/log-error.ts'
import { brandAsset, isBrandAsset } from './brand-assets.ts'
import { featuresOffIn } from './brand-features.ts'
import { brandFile } from './brand-files.ts'
import { BrandUnavailable } from './brand-store.ts'
import { cookieOf } from './cookies.ts'
import { deferOn } from './defer-on.ts'
import { SESSION_OVER, sendHome } from './end-session.ts'
import { isBackendPath, toBackend } from './gateway.ts'
import { chargeWork, FUNCTION_WORK_MS, PAGE_WORK_MS, waitSecondsOf } from './guest-work.ts'
import { health } from './health.ts'
import { finishPage, type Page, sendPage } from './page.ts'
import { brandUnavailable, networkProblem, requestFailed, tooManyRequests, unknownHost } from './plain-pages.ts'
import { RateLimited } from './rate-limited.ts'
import { handle } from './render.tsx'
import { type RequestScope, releaseStartEvent, runInScope, scopedTag } from './request-scope.ts'
import { brandOf, scopeOf, zoneAtEdge } from './scope-of.ts'
import { SECURITY_HEADERS } from './security.ts'
import { deletedSessionCookies } from './session-cookies.ts'
import { StaleCache } from './stale-cache.ts'
import { withinBytes } from './within-bytes.ts'

guardConsole(console)
overwriteGetLocale(scopedTag as never)

/** Cached guests' pages of this isolate. */
const pages = new StaleCache<Page>(24 * 1024 * 1024)
const URL_CHARS_MAX = 2048

const isPage = (request: Request, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/_serverFn')

/**
 * The cookie that stores the chosen language (docs/product.md, section 4), unless the visitor has the same one already.
 */
function languageCookie(request: Request, scope: RequestScope): Record<string, string> {
  if (scope.isPrefixed || cookieOf(request, 'lang') === scope.locale.code) return {}
  const secure = scope.origin.startsWith('https:') ? '; Secure' : ''
  return { 'set-cookie': `lang=${scope.locale.code}; Path=/; Max-Age=31536000; SameSite=Lax${secure}` }
}

/** Everything in a request that decides which page it gets. */
const fingerprintOf = (request: Request): string => {
  const { url, headers, cf } = request
  return `${url}\n${headers.get('cookie')}\n${headers.get('accept-language')}\n${headers.get('cf-ipcountry')}\n${cf?.country}\n${zoneAtEdge(request)}`
}

interface RecentPage {
  key: string
  extra: Record<string, string>
  until: number
}

/** The key comes from the request: of a browser it is a few hundred characters, and longer ones are not remembered. */
const FINGERPRINT_CHARS_MAX = 4096
/** Cache keys of recent requests by fingerprint. A change of the brand takes effect at the latest when these expire. */
const recent = new LRUCache<string, RecentPage>({ max: 2000 })
const RECENT_MS = 1000

/** The fast path to a fresh page: skips address, brand and language. */
export function sendRecent(request: Request): Response | Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined
  const fingerprint = fingerprintOf(request)
  if (fingerprint.length > FINGERPRINT_CHARS_MAX) return undefined
  const entry = recent.get(fingerprint)
  if (!entry || entry.until < Date.now()) return undefined
  const page = pages.peek(entry.key)
  return page && sendPage(page, request, entry.extra)
}

function rememberPage(request: Request, key: string, extra: Record<string, string>): void {
  const fingerprint = fingerprintOf(request)
  if (fingerprint.length > FINGERPRINT_CHARS_MAX) return
  recent.set(fingerprint, { key, extra: { ...extra, 'x-cache': 'hit' }, until: Date.now() + RECENT_MS })
}

/** Runs Start's handler within a scope. */
async function answer(request: Request, scope: RequestScope): Promise<Response> {
  try {
    return await runInScope(scope, () => handle(request))
  } finally {
    releaseStartEvent(scope)
  }
}

async function servePage(request: Request, url: URL, scope: RequestScope): Promise<Response> {
  const render = async () => {
    const seconds = waitSecondsOf(scope)
    if (seconds > 0) throw new RateLimited(seconds)
    chargeWork(scope, PAGE_WORK_MS)
    const response = await answer(asPage(request), scope)
    if (scope.retryAfterSeconds) throw new RateLimited(scope.retryAfterSeconds)
    return finishPage(response, scope)
  }
  const extra = languageCookie(request, scope)
  if (scope.token) {
    const { value } = await render()
    if (scope.isSessionOver) return sendHome(scope, url)
    if (scope.isViewerUnknown) return networkProblem(request)
    return withCookies(await sendPage(value, request, { ...extra, 'x-cache': 'signed-in' }), scope.cookies)
  }
  const { known, isForBrowser } = pageSearch(url.searchParams)
  if (isForBrowser) return sendPage((await render()).value, request, { ...extra, 'x-cache': 'own' })
  // Each would be a page of its own to the cache.
  if (known.size < url.searchParams.size && !isAdminPage(url)) return redirectTo(url, known)
  const key = [
    scope.host,
    scope.origin,
    scope.brandVersion,
    scope.locale.tag,
    scope.zone,
    scope.isZoneAssumed,
    featuresOffIn(scope.brand, scope.country).length > 0 ? scope.country : '',
    url.pathname + url.search,
  ].join('|')
  const { value, state } = await pages.get(key, render, scope.defer)
  // A user cookie without a token is a leftover: the visitor is a guest.
  if (scope.userInfo !== undefined)
    return withCookies(await sendPage(value, request, { ...extra, 'x-cache': state }), deletedSessionCookies(scope))
  rememberPage(request, key, extra)
  return sendPage(value, request, { ...extra, 'x-cache': state })
}

/** A redirect to the same page without the parameters that no page reads. */
function redirectTo({ pathname }: URL, search: URLSearchParams): Response {
  // With one slash, so that no path names another host.
  const location = `${pathname.replace(/^[/\\]+/, '/')}${search.size > 0 ? `?${search}` : ''}`
  return new Response(null, { status: 307, headers: { ...SECURITY_HEADERS, location, 'cache-control': 'no-store' } })
}

/** The filters of administration are known to its own pages only. */
const isAdminPage = ({ pathname }: URL): boolean => splitPath(pathname).path.startsWith('/admin')

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** The request that a page is rendered for: everything that is not part of its cache key is left out. */
function asPage(request: Request): Request {
  return new Request(request.url, { headers: { accept: 'text/html', 'user-agent': 'grandstand' } })
}

/**
 * Limit for the input of server functions, which Start reads completely before it knows the function. Files are sent to
 * `/java` instead.
 */
const INPUT_BYTES_MAX = 1024 * 1024

/**
 * A page that asks for a step which this version has not (docs/product.md, section 8) is of another version, or
 * somebody's invention. Start says so in the error's text only, and repeats what it was asked for.
 */
async function namingUnknown(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const text = await response.text()
  if (!/"Server function [^"]* not /.test(text)) return new Response(text, response)
  return new Response('Unknown middleware', { status: 500, headers: { 'content-type': 'text/plain' } })
}

async function serveFunction(request: Request, scope: RequestScope): Promise<Response> {
  const bounded = await withinBytes(request, INPUT_BYTES_MAX)
  if (!bounded) return new Response('Content too large', { status: 413, headers: SECURITY_HEADERS })
  const waitSeconds = waitSecondsOf(scope)
  if (waitSeconds > 0) scope.retryAfterSeconds = waitSeconds
  chargeWork(scope, FUNCTION_WORK_MS)
  const response = await namingUnknown(await answer(bounded, scope))
  const { retryAfterSeconds: seconds = 0 } = scope
  const secured = new Response(response.body, seconds > 0 ? { status: 429, headers: response.headers } : response)
  if (seconds > 0) secured.headers.set('retry-after', String(seconds))
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) secured.headers.set(name, value)
  if (scope.isSessionOver) secured.headers.set(SESSION_OVER, '1')
  return withCookies(secured, scope.isSessionOver ? deletedSessionCookies(scope) : scope.cookies)
}

/** Handles every request but those for static files. */
export function serve(request: Request, ctx: ExecutionContext): Response | Promise<Response> {
  return sendRecent(request) ?? serveUncached(request, ctx)
}

export async function serveUncached(request: Request, ctx: ExecutionContext): Promise<Response> {
  try {
    return await route(request, ctx)
  } catch (error) {
    if (error instanceof BrandUnavailable) return brandUnavailable(request)
    if (error instanceof RateLimited) return tooManyRequests(request, error.retryAfterSeconds)
    logError({ event: 'request_failed', stack: framesOf(error) }, error)
    return requestFailed(request)
  }
}

async function route(request: Request, ctx: ExecutionContext): Promise<Response> {
  if (!URL.canParse(request.url)) return new Response('Bad request', { status: 400, headers: SECURITY_HEADERS })
  const url = new URL(request.url)
  const defer = deferOn(ctx)
  if (url.pathname === '/healthz') return health(defer)
  const resolved = await brandOf(url, defer)
  if (!resolved) return unknownHost(request)
  if (isBackendPath(url.pathname)) return toBackend(request, resolved.brand, defer)
  if (request.url.length > URL_CHARS_MAX && isPage(request, url.pathname))
    return new Response('URI too long', { status: 414 })
  if (isBrandAsset(url.pathname)) return brandAsset(request, url, resolved.brand)
  const scope = scopeOf(request, url, resolved, ctx)
  const file = await brandFile(url.pathname, scope)
  if (file) return file
  if (isPage(request, url.pathname)) return servePage(request, url, scope)
  if (url.pathname.startsWith('/_serverFn')) return serveFunction(request, scope)
  return new Response('Method not allowed', { status: 405, headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' } })
}
