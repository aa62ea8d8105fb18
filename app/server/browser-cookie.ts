import { BROWSER_CHARS_MAX } from '#contract/visitor-limits.ts'
import { hostCookieLine, hostCookieOf } from './host-cookie.ts'
import { requestScope } from './request-scope.ts'

const NAME = 'browser'
const HALF_YEAR_SECONDS = 15_552_000

/** The secret by which the backend recognises a visitor's browser; undefined before it asked for a code or signed in. */
export function browserCookieOf(request: Request): string | undefined {
  const value = hostCookieOf(request, NAME)
  return value && value.length <= BROWSER_CHARS_MAX ? value : undefined
}

/**
 * Gives the visitor's browser its secret, or keeps the one it has for longer: the codes it asks for are accepted from it
 * only, and nobody else's guesses count against it (`backend/login/codes.ts`). Call it before the call to the backend.
 */
export function recogniseBrowser(): void {
  const scope = requestScope()
  scope.browser ??= crypto.randomUUID()
  scope.cookies.push(hostCookieLine(NAME, scope.browser, { origin: scope.origin, seconds: HALF_YEAR_SECONDS }))
}
