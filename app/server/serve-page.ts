import { LRUCache } from 'lru-cache'
import { featuresOffIn } from '#brands/features-of.ts'
import { proAccessOf } from '#brands/pro-access.ts'
import { answer } from './answer.ts'
import { cookieOf } from './cookies.ts'
import { sendHome } from './end-session.ts'
import { chargeWork, PAGE_WORK_MS, PERSONAL_PARTS_WORK_MS, waitSecondsOf } from './guest-work.ts'
import { finishPage, type Page, sendOnce, sendPage } from './page.ts'
import { pageAddress } from './page-address.ts'
import { pageWith } from './page-parts.ts'
import { personalParts } from './personal-parts.tsx'
import { networkProblem } from './plain-pages.ts'
import { RateLimited } from './rate-limited.ts'
import { referralOf } from './referral.ts'
import { type RequestScope, runInScope } from './request-scope.ts'
import { zoneAtEdge } from './scope-of.ts'
import { deletedSessionCookies } from './session-cookies.ts'
import { isSharedPage, sharedScopeOf } from './shared-scope.ts'
import { type Cacheable, StaleCache } from './stale-cache.ts'
import { withCookies } from './with-cookies.ts'

/** Cached pages of this isolate. Nothing in one is a visitor's own: they are rendered in a `sharedScopeOf`. */
const pages = new StaleCache<Page>(24 * 1024 * 1024)

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
/** Cache keys of guests' recent requests by fingerprint. A change of the brand takes effect at the latest when these expire. */
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

/** Throws `RateLimited` when the visitor has caused too much work. */
function beginWork(scope: RequestScope, workMs: number): void {
  const seconds = waitSecondsOf(scope)
  if (seconds > 0) throw new RateLimited(seconds)
  chargeWork(scope, workMs)
}

/** The request that a page is rendered for: everything that is not part of its cache key is left out. */
function asPage(url: URL): Request {
  return new Request(url, { headers: { accept: 'text/html', 'user-agent': 'grandstand' } })
}

/** Renders a page. `search`: what it is rendered for, if the browser is to remove the rest from its address. */
export async function renderPage(url: URL, scope: RequestScope, search?: string): Promise<Cacheable<Page>> {
  const response = await answer(asPage(url), scope)
  if (scope.retryAfterSeconds) throw new RateLimited(scope.retryAfterSeconds)
  return finishPage(response, scope, search)
}

async function renderOwn(url: URL, scope: RequestScope, search?: string): Promise<Page> {
  beginWork(scope, PAGE_WORK_MS)
  return (await renderPage(url, scope, search)).value
}

/** Everything on which a shared page depends. */
const sharedKeyOf = (url: URL, scope: RequestScope): string =>
  [
    scope.host,
    scope.origin,
    scope.brandVersion,
    scope.locale.tag,
    scope.zone,
    scope.isZoneAssumed,
    JSON.stringify(scope.display),
    featuresOffIn(scope.brand, scope.country).length > 0 ? scope.country : '',
    proAccessOf(scope.brand, scope.country),
    url.pathname + url.search,
  ].join('|')

/** The page of all visitors with this key, from the cache or rendered for the cache. */
function sharedPage(key: string, url: URL, scope: RequestScope) {
  const make = () => {
    beginWork(scope, PAGE_WORK_MS)
    return renderPage(url, sharedScopeOf(scope), url.search)
  }
  return pages.get(key, async () => make(), scope.defer)
}

/**
 * The shared page with the signed-in visitor's own parts in it; undefined when it has no places for them, and when it
 * is not known who the visitor is.
 */
async function pageWithParts(url: URL, scope: RequestScope): Promise<Page | undefined> {
  beginWork(scope, PERSONAL_PARTS_WORK_MS)
  const [{ value: page }, parts] = await Promise.all([
    sharedPage(sharedKeyOf(url, scope), url, scope),
    runInScope(scope, personalParts),
  ])
  return parts && pageWith(page, parts)
}

const isViewerKnown = ({ isSessionOver, isViewerUnknown }: RequestScope): boolean => !isSessionOver && !isViewerUnknown

/** Answers a request for a page of a signed-in visitor: nobody else gets it, and it is not kept. */
async function serveMember(request: Request, asked: URL, scope: RequestScope): Promise<Response> {
  const { url, isOwn } = pageAddress(asked)
  let page = !isOwn && isSharedPage(url) ? await pageWithParts(url, scope) : undefined
  if (isViewerKnown(scope)) page ??= await renderOwn(url, scope, isOwn ? undefined : url.search)
  if (scope.isSessionOver) return sendHome(scope, asked)
  if (scope.isViewerUnknown || !page) return networkProblem(request)
  const extra = { ...languageCookie(request, scope), 'x-cache': 'signed-in' }
  return withCookies(sendOnce(page, request, extra), scope.cookies)
}

/** Answers a request for a page. Throws `RateLimited`. */
export async function servePage(request: Request, asked: URL, scope: RequestScope): Promise<Response> {
  if (scope.token) return serveMember(request, asked, scope)
  const { url, isOwn } = pageAddress(asked)
  const extra = languageCookie(request, scope)
  if (isOwn) return sendOnce(await renderOwn(url, scope), request, { ...extra, 'x-cache': 'own' })
  const key = sharedKeyOf(url, scope)
  const { value, state } = await sharedPage(key, url, scope)
  const response = await sendPage(value, request, { ...extra, 'x-cache': state })
  // A user cookie without a token is a leftover: the visitor is a guest.
  if (scope.userInfo !== undefined) return withCookies(response, deletedSessionCookies(scope))
  // Who comes by a channel's link is counted, each of them, and gets a cookie.
  if (!referralOf(asked)) rememberPage(request, key, extra)
  return response
}
