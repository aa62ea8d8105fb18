import type { RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'

/** What tells the page's own code that its session is over. */
export const SESSION_OVER = 'x-session-over'

/** Takes back the visitor's token and what the header shows of her; her language stays (specification, section 8). */
export function forgetUser(headers: Headers): void {
  for (const name of ['token', 'userInfo']) headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`)
}

/** Answers a page whose session is not valid any more: the home page, as a guest. */
export function sendHome({ isPrefixed, locale }: RequestScope): Response {
  const headers = new Headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
  headers.set('location', isPrefixed ? `/${locale.tag}` : '/')
  forgetUser(headers)
  return new Response(null, { status: 302, headers })
}
