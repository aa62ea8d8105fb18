import { type Brand, hostsOf } from '#brands/brand.ts'
import { User } from '#contract/user.ts'
import { browserCookieOf } from './browser-cookie.ts'
import { env } from './env.ts'
import { hideTokens } from './hide-tokens.ts'
import { plainPath } from './plain-path.ts'
import { sessionCookies, tokenCookieOf } from './session-cookies.ts'
import { isWritingGet } from './writing-gets.ts'

/** Paths of the site's host that belong to the brand's backend. */
export const isBackendPath = (path: string): boolean => /^\/(java|ws|media|feed)(\/|$)/.test(path)

/**
 * Paths that the embedded backend serves for every brand: scores, playlists, feeds. What belongs to users (calls,
 * pictures, sockets with tickets) is served by the brand's own backend.
 */
const isSharedByBrands = (path: string): boolean => /^\/(ws\/g$|feed\/|media\/(?!avatars\/))/.test(plainPath(path))

const isRead = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !isWritingGet(new URL(url).pathname)

/** CSRF check: a call that writes and is authenticated by the cookie must come from our own pages. */
function isForged(request: Request): boolean {
  if (request.headers.has('token') || isRead(request)) return false
  if (tokenCookieOf(request) === undefined) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  return request.headers.get('origin') !== new URL(request.url).origin
}

/**
 * Requests from pages of other sites are made as a guest. So a call that writes without our table knowing it (an
 * operator's own, or a path that the backend reads differently) has no session to act on.
 */
const isFromOtherSite = ({ headers }: Request): boolean =>
  /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')

/**
 * Forwards a call, picture, socket, playlist or feed to the backend that serves it: the brand's java host, or the
 * embedded one.
 */
export async function toBackend(request: Request, brand: Brand): Promise<Response> {
  if (isForged(request))
    return Response.json({ status: 'fail', errorCode: 4003, errorMsg: 'forbidden', code: 400 }, { status: 403 })
  const headers = new Headers(request.headers)
  const isByCookie = !headers.has('token') && tokenCookieOf(request) !== undefined
  const token = headers.get('token') ?? (isFromOtherSite(request) ? undefined : tokenCookieOf(request))
  headers.delete('cookie')
  if (token) headers.set('token', token)
  headers.set('brand', brand.id)
  const browser = browserCookieOf(request)
  if (browser) headers.set('browser', browser)
  const outgoing = new Request(request, { headers })
  const response = await askBackend(outgoing, brand)
  const { hostname, origin, pathname } = new URL(request.url)
  if (!isByCookie || !pathname.startsWith('/java') || !isText(response)) return response
  const site = { brand, host: hostname.toLowerCase(), origin }
  return hideTokens(response, ({ token, user }) =>
    sessionCookies(site, User.allows(user) ? { token, user } : { token }),
  )
}

/** Whether an answer may be JSON, whatever its type says. Sockets and files are not. */
const isText = ({ status, headers }: Response): boolean =>
  status !== 101 && !/^(image|audio|video|font)\/|octet-stream/i.test(headers.get('content-type') ?? '')

async function askBackend(outgoing: Request, brand: Brand): Promise<Response> {
  const java = hostsOf(brand).java
  const url = new URL(outgoing.url)
  if (java && !isSharedByBrands(url.pathname)) {
    try {
      return await fetch(new Request(`${java}${url.pathname}${url.search}`, outgoing))
    } catch {
      return Response.json({ status: 'fail', errorCode: 5003, errorMsg: 'unavailable', code: -1 }, { status: 502 })
    }
  }
  if (!env.BACKEND) return new Response('no backend', { status: 503 })
  return env.BACKEND.fetch(outgoing)
}
