import type { Session } from '#contract/login.ts'
import type { User } from '#contract/user.ts'
import { cookieOf } from './cookies.ts'
import { hostCookieLine, hostCookieOf, isHttps } from './host-cookie.ts'
import { knownUserValue } from './known-user.ts'
import { parentDomain } from './parent-domain.ts'
import { type RequestScope, requestScope } from './request-scope.ts'

/** Where cookies are set. */
type CookieSite = Pick<RequestScope, 'host' | 'origin' | 'brand'>

/** Longer than any session: the backend decides whether a session is still valid. */
const YEAR_SECONDS = 31_536_000
const TOKEN = 'token'
const KNOWN = 'known'
/** Deletes the cookie of before the `__Host-` prefix. */
const DELETED_OLD_TOKEN = `${TOKEN}=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly`

/** Another host of the same domain can set a cookie without `__Host-`, and so sign a visitor in as somebody else. */
const OLD_TOKEN_UNTIL = Date.UTC(2027, 0, 1)

const oldTokenOf = (request: Request): string | undefined =>
  Date.now() < OLD_TOKEN_UNTIL ? cookieOf(request, TOKEN) || undefined : undefined

/**
 * The session's token of a request. Sessions begun before November 2026 have theirs in a cookie without `__Host-`, which
 * is replaced when the next page is sent, and no longer read in 2027.
 */
export const tokenCookieOf = (request: Request): string | undefined =>
  hostCookieOf(request, TOKEN) ?? oldTokenOf(request)

/** What the page header shows of the user. Nothing else may be in this cookie, which scripts can read. */
const userInfoOf = ({ uid, username, avatar, roles }: User): string => JSON.stringify({ uid, username, avatar, roles })

const tokenLine = ({ origin }: CookieSite, token: string, seconds: number): string =>
  hostCookieLine(TOKEN, token, { origin, seconds })

function userInfoLine({ host, brand, origin }: CookieSite, value: string, seconds: number): string {
  const domain = parentDomain(host, brand.hosts)
  return [
    `userInfo=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(isHttps(origin) ? ['Secure'] : []),
  ].join('; ')
}

const tokenCookies = (site: CookieSite, token: string, seconds: number): string[] => [
  tokenLine(site, token, seconds),
  ...(isHttps(site.origin) ? [DELETED_OLD_TOKEN] : []),
]

const knownLine = ({ origin }: CookieSite, value: string, seconds: number): string =>
  hostCookieLine(KNOWN, value, { origin, seconds })

/** `Set-Cookie` values that put the token of an old cookie into the present one; none when there is nothing to replace. */
export function replacedTokenCookies(request: Request, site: CookieSite): string[] {
  const token = hostCookieOf(request, TOKEN) === undefined ? oldTokenOf(request) : undefined
  return token ? tokenCookies(site, token, YEAR_SECONDS) : []
}

/** `Set-Cookie` values that delete the token and user cookies; the language stays. */
export const deletedSessionCookies = (site: CookieSite): string[] => [
  ...tokenCookies(site, '', 0),
  userInfoLine(site, '', 0),
  knownLine(site, '', 0),
  ...(parentDomain(site.host, site.brand.hosts) ? ['userInfo=; Path=/; Max-Age=0; SameSite=Lax'] : []),
]

/** `Set-Cookie` values of a new session. The token is only ever in the HttpOnly cookie. */
export const sessionCookies = (site: CookieSite, { token, user }: { token: string; user?: User }): string[] => [
  ...tokenCookies(site, token, YEAR_SECONDS),
  ...(user
    ? [userInfoLine(site, userInfoOf(user), YEAR_SECONDS), knownLine(site, knownUserValue(user, token), YEAR_SECONDS)]
    : []),
]

/** Updates the cookies that say who the visitor is with the backend's current data. */
export function setUserCookies(user: User): void {
  const scope = requestScope()
  const info = userInfoOf(user)
  if (scope.userInfo !== info) scope.cookies.push(userInfoLine(scope, info, YEAR_SECONDS))
  const known = scope.token && knownUserValue(user, scope.token)
  if (known && scope.known !== known) scope.cookies.push(knownLine(scope, known, YEAR_SECONDS))
}

/** Sets the cookies of a new session. */
export function setSessionCookies(session: { token: string; user: User }): void {
  const scope = requestScope()
  scope.cookies.push(...sessionCookies(scope, session))
}

/** What the browser may know of a new session. */
export interface SignedIn {
  newUser: boolean
  user: User
}

/** Sets the cookies of a new session and returns what the browser may know of it. */
export function establishSession({ token, user, newUser }: Session): SignedIn {
  setSessionCookies({ token, user })
  return { newUser, user }
}

/** Deletes the session's cookies when the visitor signs out. */
export function clearSessionCookies(): void {
  const scope = requestScope()
  scope.isSessionOver = false
  scope.cookies.push(...deletedSessionCookies(scope))
}
