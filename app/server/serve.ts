import { LRUCache } from 'lru-cache'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { featuresOffIn } from './brand-features.ts'
import { brandFile } from './brand-files.ts'
import { BrandUnavailable } from './brand-store.ts'
import { cookieOf } from './cookies.ts'
import { SESSION_OVER, sendHome } from './end-session.ts'
import { env } from './env.ts'
import { isBackendPath, toBackend } from './gateway.ts'
import { health } from './health.ts'
import { finishPage, type Page, sendPage } from './page.ts'
import { brandUnavailable, unknownHost } from './plain-pages.ts'
import { handle } from './render.tsx'
import { letGo, type RequestScope, runInScope, scopedTag } from './request-scope.ts'
import { brandOf, scopeOf } from './scope-of.ts'
import { SECURITY_HEADERS } from './security.ts'
import { forgettingCookies } from './session-cookies.ts'
import { StaleCache } from './stale-cache.ts'
import { withinBytes } from './within-bytes.ts'

overwriteGetLocale(scopedTag as never)

/** Guests' pages of this isolate. */
const pages = new StaleCache<Page>(24 * 1024 * 1024)
const URL_CHARS_MAX = 2048

const isPage = (request: Request, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/_serverFn')

/** Remembers the chosen language (docs/product.md, section 4) unless the visitor has a good choice already. */
function languageCookie(request: Request, scope: RequestScope): Record<string, string> {
  if (scope.isPrefixed || cookieOf(request, 'lang') === scope.locale.code) return {}
  const secure = scope.origin.startsWith('https:') ? '; Secure' : ''
  return { 'set-cookie': `lang=${scope.locale.code}; Path=/; Max-Age=31536000; SameSite=Lax${secure}` }
}

/** Signs of a request that decide its page: two with the same get the same. */
const signsOf = ({ url, headers, cf }: Request): string =>
  `${url}\n${headers.get('cookie')}\n${headers.get('accept-language')}\n${headers.get('cf-ipcountry')}\n${cf?.country}\n${cf?.timezone}`

interface Known {
  key: string
  extra: Record<string, string>
  until: number
}

/** Where requests with the same signs led a moment ago. A brand's change waits no longer than this to be seen. */
const known = new LRUCache<string, Known>({
  max: 2000,
  maxSize: 4_000_000,
  // What a visitor sends is the key: a long one must not cost more than many short ones.
  sizeCalculation: (_, signs) => signs.length,
})
const KNOWN_MS = 1000

/** The short way to a fresh page: without reading address, brand and language again. */
function sendKnown(request: Request): Response | Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined
  const entry = known.get(signsOf(request))
  if (!entry || entry.until < Date.now()) return undefined
  const page = pages.peek(entry.key)
  return page && sendPage(page, request, entry.extra)
}

function remember(request: Request, key: string, extra: Record<string, string>): void {
  known.set(signsOf(request), { key, extra: { ...extra, 'x-cache': 'hit' }, until: Date.now() + KNOWN_MS })
}

/** What Start answers within a scope. */
async function answer(request: Request, scope: RequestScope): Promise<Response> {
  try {
    return await runInScope(scope, () => handle(request))
  } finally {
    letGo(scope)
  }
}

async function servePage(request: Request, url: URL, scope: RequestScope): Promise<Response> {
  const render = async () => finishPage(await answer(asPage(request), scope), scope)
  const extra = languageCookie(request, scope)
  if (scope.token) {
    const { value } = await render()
    if (scope.isSessionOver) return sendHome(scope, url)
    return withCookies(await sendPage(value, request, { ...extra, 'x-cache': 'signed-in' }), scope.cookies)
  }
  const key = [
    scope.host,
    scope.origin,
    scope.brandVersion,
    scope.locale.tag,
    scope.zone,
    featuresOffIn(scope.brand, scope.country).length > 0 ? scope.country : '',
    url.pathname + url.search,
  ].join('|')
  const { value, state } = await pages.get(key, render, scope.defer)
  // A user cookie without a token is left over: she is a guest.
  if (scope.userInfo !== undefined)
    return withCookies(await sendPage(value, request, { ...extra, 'x-cache': state }), forgettingCookies(scope))
  remember(request, key, extra)
  return sendPage(value, request, { ...extra, 'x-cache': state })
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** A page is rendered the same for everybody who shares its cache key: what else the request carried is left out. */
function asPage(request: Request): Request {
  return new Request(request.url, { headers: { accept: 'text/html', 'user-agent': 'grandstand' } })
}

/** Start reads a server function's input whole, and before it knows the function: files go to `/java`. */
const INPUT_BYTES_MAX = 1024 * 1024

async function serveFunction(request: Request, scope: RequestScope): Promise<Response> {
  const bounded = await withinBytes(request, INPUT_BYTES_MAX)
  if (!bounded) return new Response('Content too large', { status: 413, headers: SECURITY_HEADERS })
  const response = await answer(bounded, scope)
  const secured = new Response(response.body, response)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) secured.headers.set(name, value)
  if (scope.isSessionOver) secured.headers.set(SESSION_OVER, '1')
  return withCookies(secured, scope.isSessionOver ? forgettingCookies(scope) : scope.cookies)
}

/** Answers a request for anything but a static file. */
export function serve(request: Request, ctx: ExecutionContext): Response | Promise<Response> {
  return sendKnown(request) ?? serveUnknown(request, ctx)
}

async function serveUnknown(request: Request, ctx: ExecutionContext): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === '/healthz') return health()
  const resolved = await brandOf(url).catch((error: unknown) => {
    if (error instanceof BrandUnavailable) return error
    throw error
  })
  if (resolved instanceof BrandUnavailable) return brandUnavailable(request)
  if (!resolved) return unknownHost(request)
  if (isBackendPath(url.pathname)) return toBackend(request, resolved.brand)
  if (request.url.length > URL_CHARS_MAX && isPage(request, url.pathname))
    return new Response('URI too long', { status: 414 })
  const scope = scopeOf(request, url, resolved, ctx)
  const file = await brandFile(url.pathname, scope)
  if (file) return file
  if (isPage(request, url.pathname)) return servePage(request, url, scope)
  if (url.pathname.startsWith('/_serverFn')) return serveFunction(request, scope)
  return new Response('Method not allowed', { status: 405, headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' } })
}

/** A server function's name may end like a file's: `admin.ban`. */
const isStatic = (path: string) =>
  /\.[a-z0-9]{2,5}$/i.test(path) && !/\.(m3u8|txt|xml|ico|webmanifest)$/.test(path) && !path.startsWith('/_serverFn/')
const isText = (type: string | null) => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type ?? '')

/** A local run: static files before the Worker is asked, packed as the edge would. */
export function serveLocal(request: Request, ctx: ExecutionContext): Response | Promise<Response> {
  return sendKnown(request) ?? serveFile(request, ctx)
}

async function serveFile(request: Request, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isStatic(pathname)) return serveUnknown(request, ctx)
  const file = await env.ASSETS.fetch(request)
  if (file.status === 404) return serveUnknown(request, ctx)
  const response = new Response(file.body, file)
  if (pathname.startsWith('/assets/')) response.headers.set('cache-control', 'public, max-age=31536000, immutable')
  response.headers.set('x-content-type-options', 'nosniff')
  if (isText(file.headers.get('content-type')) && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    response.headers.set('content-encoding', 'gzip')
  return response
}
