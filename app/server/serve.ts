import { LRUCache } from 'lru-cache'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { guardConsole } from '#contract/guard-console.ts'
import { framesOf, logError } from '#contract/log-error.ts'
import { answer } from './answer.ts'
import { brandAsset, isBrandAsset } from './brand-assets.ts'
import { featuresOffIn } from './brand-features.ts'
import { brandFile } from './brand-files.ts'
import { BrandUnavailable } from './brand-store.ts'
import { cookieOf } from './cookies.ts'
import { deferOn } from './defer-on.ts'
import { sendHome } from './end-session.ts'
import { isBackendPath, toBackend } from './gateway.ts'
import { chargeWork, PAGE_WORK_MS, waitSecondsOf } from './guest-work.ts'
import { health } from './health.ts'
import { finishPage, type Page, sendOnce, sendPage } from './page.ts'
import { pageAddress } from './page-address.ts'
import { brandUnavailable, networkProblem, requestFailed, tooManyRequests, unknownHost } from './plain-pages.ts'
import { RateLimited } from './rate-limited.ts'
import { type RequestScope, scopedTag } from './request-scope.ts'
import { brandOf, scopeOf, zoneAtEdge } from './scope-of.ts'
import { SECURITY_HEADERS } from './security.ts'
import { FUNCTIONS, serveFunction } from './serve-function.ts'
import { deletedSessionCookies } from './session-cookies.ts'
import { StaleCache } from './stale-cache.ts'
import { inOurLog } from './start-errors.ts'
import { withCookies } from './with-cookies.ts'

guardConsole(console)
overwriteGetLocale(scopedTag as never)
console.error = inOurLog(console.error)

/** Cached guests' pages of this isolate. */
const pages = new StaleCache<Page>(24 * 1024 * 1024)
const URL_CHARS_MAX = 2048

const isPage = (request: Request, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith(FUNCTIONS)

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

async function servePage(request: Request, asked: URL, scope: RequestScope): Promise<Response> {
  const { url, isOwn } = pageAddress(asked)
  const render = async () => {
    const seconds = waitSecondsOf(scope)
    if (seconds > 0) throw new RateLimited(seconds)
    chargeWork(scope, PAGE_WORK_MS)
    const response = await answer(asPage(url), scope)
    if (scope.retryAfterSeconds) throw new RateLimited(scope.retryAfterSeconds)
    return finishPage(response, scope, isOwn ? undefined : url.search)
  }
  const extra = languageCookie(request, scope)
  if (scope.token) {
    const { value } = await render()
    if (scope.isSessionOver) return sendHome(scope, asked)
    if (scope.isViewerUnknown) return networkProblem(request)
    return withCookies(sendOnce(value, request, { ...extra, 'x-cache': 'signed-in' }), scope.cookies)
  }
  if (isOwn) return sendOnce((await render()).value, request, { ...extra, 'x-cache': 'own' })
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

/** The request that a page is rendered for: everything that is not part of its cache key is left out. */
function asPage(url: URL): Request {
  return new Request(url, { headers: { accept: 'text/html', 'user-agent': 'grandstand' } })
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
  if (url.pathname.startsWith(FUNCTIONS)) return serveFunction(request, scope)
  return new Response('Method not allowed', { status: 405, headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' } })
}
