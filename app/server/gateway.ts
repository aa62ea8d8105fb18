import { type Brand, hostsOf } from '#brands/brand.ts'
import { cookieOf } from './cookies.ts'
import { env } from './env.ts'
import { plainPath } from './plain-path.ts'
import { isWritingGet } from './writing-gets.ts'

/** Paths of the site's host that belong to the brand's backend. */
export const isBackendPath = (path: string): boolean => /^\/(java|ws|media|feed)(\/|$)/.test(path)

/**
 * What the embedded backend has for every brand: scores, playlists, feeds. Whatever belongs to users (calls, pictures,
 * the sockets they hold tickets for) is where the brand's users are.
 */
const isForAll = (path: string): boolean => /^\/(ws\/g$|feed\/|media\/(?!avatars\/))/.test(plainPath(path))

const isRead = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !isWritingGet(new URL(url).pathname)

/** A call that changes something and rides on the visitor's cookie must come from our own pages. */
function isForged(request: Request): boolean {
  if (request.headers.has('token') || isRead(request)) return false
  if (cookieOf(request, 'token') === undefined) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  return request.headers.get('origin') !== new URL(request.url).origin
}

/**
 * What a page elsewhere asks for is asked for by a guest, so that a call which changes something without our table
 * knowing it (an operator's own, a path read otherwise than here) finds nobody to change it for.
 */
const isElsewhere = ({ headers }: Request): boolean => /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')

/** Hands a call, picture, socket, playlist or feed to the backend that has it: the brand's java host, or the embedded one. */
export async function toBackend(request: Request, brand: Brand): Promise<Response> {
  if (isForged(request))
    return Response.json({ status: 'fail', errorCode: 4003, errorMsg: 'forbidden', code: 400 }, { status: 403 })
  const headers = new Headers(request.headers)
  const token = headers.get('token') ?? (isElsewhere(request) ? undefined : cookieOf(request, 'token'))
  headers.delete('cookie')
  if (token) headers.set('token', token)
  headers.set('brand', brand.id)
  const outgoing = new Request(request, { headers })
  const java = hostsOf(brand).java
  const url = new URL(request.url)
  if (java && !isForAll(url.pathname)) {
    try {
      return await fetch(new Request(`${java}${url.pathname}${url.search}`, outgoing))
    } catch {
      return Response.json({ status: 'fail', errorCode: 5003, errorMsg: 'unavailable', code: -1 }, { status: 502 })
    }
  }
  if (!env.BACKEND) return new Response('no backend', { status: 503 })
  return env.BACKEND.fetch(outgoing)
}
