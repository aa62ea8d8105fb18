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

/** Keeps the `userInfo` cookie true to what the backend said of the visitor herself. */
export function setUserCookie(user: User): void {
  const scope = requestScope()
  const info = userInfoOf(user)
  if (scope.userInfo !== info) scope.cookies.push(line(scope, 'userInfo', info, YEAR_SECONDS))
}

/** Keeps a session that has begun: its token goes into an HttpOnly cookie and no further. */
export function setSessionCookies(session: { token: string; user: User }): void {
  const scope = requestScope()
  scope.cookies.push(line(scope, 'token', session.token, YEAR_SECONDS))
  setUserCookie(session.user)
}

/** What the browser learns of a session that has begun. */
export interface SignedIn {
  newUser: boolean
  user: User
}

/** Keeps a session and answers it as the browser may have it. */
export function startSession({ token, user, newUser }: Session): SignedIn {
  setSessionCookies({ token, user })
  return { newUser, user }
}

/** Forgets the visitor at her own wish. */
export function endSession(): void {
  const scope = requestScope()
  scope.isSessionOver = false
  scope.cookies.push(...deletedSessionCookies(scope))
}
