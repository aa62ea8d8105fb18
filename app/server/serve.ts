import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { guardConsole } from '#contract/guard-console.ts'
import { framesOf, logError } from '#contract/log-error.ts'
import { toApp } from './app-downloads.ts'
import { brandAsset, isBrandAsset } from './brand-assets.ts'
import { brandFile } from './brand-files.ts'
import { brandPreview } from './brand-preview.ts'
import { BrandUnavailable } from './brand-store.ts'
import { deferOn } from './defer-on.ts'
import { isBackendPath, toBackend } from './gateway.ts'
import { health } from './health.ts'
import { asInMaintenance, maintenancePage } from './maintenance.ts'
import { metrics } from './metrics.ts'
import { movedTo, sendTo } from './moved-pages.ts'
import { inOfferedLanguage } from './offered-language.ts'
import { brandUnavailable, requestFailed, tooManyRequests, unknownHost } from './plain-pages.ts'
import { RateLimited } from './rate-limited.ts'
import { withReferral } from './referral.ts'
import { requestId } from './request-id.ts'
import { scopedTag } from './request-scope.ts'
import { brandOf, scopeOf } from './scope-of.ts'
import { SECURITY_HEADERS } from './security.ts'
import { FUNCTIONS, serveFunction } from './serve-function.ts'
import { sendRecent, servePage } from './serve-page.ts'
import { inOurLog } from './start-errors.ts'

guardConsole(console, requestId)
overwriteGetLocale(scopedTag as never)
console.error = inOurLog(console.error)

const URL_CHARS_MAX = 2048

const isPage = (request: Request, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith(FUNCTIONS)

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
  if (url.pathname === '/metrics') return metrics(request, defer)
  const resolved = await brandOf(url, defer)
  if (!resolved) return unknownHost(request)
  if (isBackendPath(url.pathname)) return toBackend(request, resolved.brand, defer)
  if (request.url.length > URL_CHARS_MAX && isPage(request, url.pathname))
    return new Response('URI too long', { status: 414 })
  if (isBrandAsset(url.pathname))
    return brandAsset(request, url, resolved.brand, () => scopeOf(request, url, resolved, ctx))
  const scope = scopeOf(request, url, resolved, ctx)
  const moved = isPage(request, url.pathname) && (movedTo(url) ?? inOfferedLanguage(url, resolved.brand))
  if (moved) return withReferral(request, url, scope, sendTo(moved))
  const app = isPage(request, url.pathname) && toApp(request, url, scope)
  if (app) return app
  const file = await brandFile(url.pathname, scope)
  if (file) return file
  const draft = isPage(request, url.pathname) && (await brandPreview(request, url, scope))
  if (draft) return draft
  const closed = isPage(request, url.pathname) && (await maintenancePage(url, scope, Date.now()))
  if (closed) return closed
  if (isPage(request, url.pathname)) {
    const page = await servePage(request, url, scope)
    return withReferral(request, url, scope, asInMaintenance(page, url, scope))
  }
  if (url.pathname.startsWith(FUNCTIONS)) return serveFunction(request, scope)
  return new Response('Method not allowed', { status: 405, headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' } })
}
