import { splitPath } from '#app/i18n/split-path.ts'
import { inEnvironment } from '#brands/in-environment.ts'
import { readRecord } from '#brands/read-record.ts'
import { BRAND_PREVIEW_PARAMETER, BRAND_PREVIEW_TOKEN } from '#contract/brand-rules.ts'
import { java } from './api.ts'
import { env } from './env.ts'
import { sendOnce } from './page.ts'
import { type RequestScope, runInScope } from './request-scope.ts'
import { renderPage } from './serve-page.ts'
import { sharedScopeOf } from './shared-scope.ts'

/**
 * A page as guests would see it with a record that is not published, for the administrator who made it, in a frame of the studio.
 * Undefined for every other request.
 */
export async function brandPreview(request: Request, asked: URL, scope: RequestScope): Promise<Response | undefined> {
  const token = asked.searchParams.get(BRAND_PREVIEW_PARAMETER)
  if (token === null || !scope.token || !BRAND_PREVIEW_TOKEN.test(token)) return undefined
  if (splitPath(asked.pathname).path.startsWith('/admin')) return undefined
  const kept = await runInScope(scope, () => java().admin.getBrandPreview({ token }))
  const brand = kept.ok ? readRecord(kept.data.record).brand : null
  if (!brand) return undefined
  const url = new URL(asked)
  url.searchParams.delete(BRAND_PREVIEW_PARAMETER)
  const draft = { ...sharedScopeOf(scope), brand: inEnvironment(brand, env.ENVIRONMENT), brandVersion: token }
  const { value: page } = await renderPage(url, draft)
  const policy = page.headers.get('content-security-policy') ?? ''
  return sendOnce(page, request, {
    'cache-control': 'no-store',
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
}
