import { cookieOf } from './cookies.ts'

export const isHttps = (origin: string): boolean => origin.startsWith('https:')

/**
 * The name of a secret cookie. `__Host-` keeps other hosts of the same domain from setting it (RFC 6265bis, section
 * 4.1.3.2); browsers take that prefix over HTTPS only, so a local run has the plain name.
 */
const hostCookieName = (name: string, origin: string): string => (isHttps(origin) ? `__Host-${name}` : name)

/** A secret cookie of a request; undefined when it is absent, or deleted and therefore empty. */
export const hostCookieOf = (request: Request, name: string): string | undefined =>
  cookieOf(request, hostCookieName(name, new URL(request.url).origin)) || undefined

/** `Set-Cookie` value of a cookie that only this host gets and no script reads. No seconds delete it. */
export const hostCookieLine = (name: string, value: string, { origin, seconds }: { origin: string; seconds: number }) =>
  [
    `${hostCookieName(name, origin)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isHttps(origin) ? ['Secure'] : []),
    'HttpOnly',
  ].join('; ')
