import type { Session } from '#contract/login.ts'
import type { User } from '#contract/user.ts'
import { parentDomain } from './parent-domain.ts'
import { type RequestScope, requestScope } from './request-scope.ts'

/** Longer than any session: the backend decides whether a session is still valid. */
const YEAR_SECONDS = 31_536_000

/** What the page header shows of the user. Nothing else may be in this cookie, which scripts can read. */
const userInfoOf = ({ uid, username, avatar, roles }: User): string => JSON.stringify({ uid, username, avatar, roles })

function line(scope: RequestScope, name: 'token' | 'userInfo', value: string, seconds: number): string {
  const domain = name === 'userInfo' ? parentDomain(scope.host, scope.brand.hosts) : undefined
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(scope.origin.startsWith('https:') ? ['Secure'] : []),
    ...(name === 'token' ? ['HttpOnly'] : []),
  ].join('; ')
}

/** `Set-Cookie` values that delete the token and user cookies; the language stays. */
export const deletedSessionCookies = (scope: RequestScope): string[] => [
  line(scope, 'token', '', 0),
  line(scope, 'userInfo', '', 0),
  ...(parentDomain(scope.host, scope.brand.hosts) ? ['userInfo=; Path=/; Max-Age=0; SameSite=Lax'] : []),
]

/** Updates the `userInfo` cookie with the backend's current data of the visitor. */
export function setUserCookie(user: User): void {
  const scope = requestScope()
  const info = userInfoOf(user)
  if (scope.userInfo !== info) scope.cookies.push(line(scope, 'userInfo', info, YEAR_SECONDS))
}

/** Sets the cookies of a new session. The token is only ever in the HttpOnly cookie. */
export function setSessionCookies(session: { token: string; user: User }): void {
  const scope = requestScope()
  scope.cookies.push(line(scope, 'token', session.token, YEAR_SECONDS))
  setUserCookie(session.user)
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
