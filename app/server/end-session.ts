import { splitPath } from '#app/i18n/split-path.ts'
import type { RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'
import { forgettingCookies } from './session-cookies.ts'

/** What tells the page's own code that its session is over. */
export const SESSION_OVER = 'x-session-over'
/** Until the home page has read where she was: see app/features/session/leave-ended-session.ts. */
const ENDED_SECONDS = 60

/** Answers a page whose session is not valid any more: the home page, as a guest; it is told where she was. */
export function sendHome(scope: RequestScope, url: URL): Response {
  const headers = new Headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
  headers.set('location', scope.isPrefixed ? `/${scope.locale.tag}` : '/')
  for (const cookie of forgettingCookies(scope)) headers.append('set-cookie', cookie)
  const from = splitPath(url.pathname).path === '/' ? '/' : url.pathname + url.search
  headers.append(
    'set-cookie',
    `sessionEnded=${encodeURIComponent(from)}; Path=/; Max-Age=${ENDED_SECONDS}; SameSite=Lax`,
  )
  return new Response(null, { status: 302, headers })
}
