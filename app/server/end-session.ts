import { splitPath } from '#app/i18n/split-path.ts'
import { prefixOf, type RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'
import { deletedSessionCookies } from './session-cookies.ts'

/** Response header that tells the browser that its session has ended. */
export const SESSION_OVER = 'x-session-over'
/** Long enough for the home page to read the cookie: see app/features/session/leave-ended-session.ts. */
const ENDED_SECONDS = 60

/**
 * Answers a page request whose session has ended: redirects to the home page as a guest, with the former path in a
 * cookie.
 */
export function sendHome(scope: RequestScope, url: URL): Response {
  const headers = new Headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
  headers.set('location', prefixOf(scope) || '/')
  for (const cookie of deletedSessionCookies(scope)) headers.append('set-cookie', cookie)
  const from = splitPath(url.pathname).path === '/' ? '/' : url.pathname + url.search
  headers.append(
    'set-cookie',
    `sessionEnded=${encodeURIComponent(from)}; Path=/; Max-Age=${ENDED_SECONDS}; SameSite=Lax`,
  )
  return new Response(null, { status: 302, headers })
}
