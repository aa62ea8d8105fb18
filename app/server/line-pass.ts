import { LINE_PASS, LINE_PASS_DUE_SECONDS, LINE_PASS_HEADER, LINE_PASS_SECONDS } from '#contract/line-pass.ts'
import { plainPath } from '#contract/plain-path.ts'
import { cookieOf } from './cookies.ts'
import { isHttps } from './host-cookie.ts'

/** `__Secure-` is taken over HTTPS only; `__Host-` would send every line's pass with every request. */
const cookieName = (origin: string): string => (isHttps(origin) ? '__Secure-line_pass' : 'line_pass')
/** The cookie goes before its pass ends, so that no browser sends one that has ended, unless its clock is set back. */
const COOKIE_SECONDS = LINE_PASS_SECONDS - 60

const LINE_PATH = /^\/media\/m\/[0-9a-f.]+\//

/** Whether a path is that of a line for members. */
export const isLinePath = (path: string): boolean => plainPath(path).startsWith('/media/m/')

/**
 * The pass that this browser has for the line of the request; undefined before it has one, or when it is too old. What has
 * not the form of a pass is another's cookie, and none.
 */
export function linePassOf(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url)
  if (!isLinePath(pathname)) return undefined
  const pass = cookieOf(request, cookieName(origin))
  return pass !== undefined && LINE_PASS.test(pass) ? pass : undefined
}

/** Whether who may play is looked up for a playlist: without a pass, and with one that is to be renewed at `now`. */
export const isLookedUp = (pass: string | null, now: number): boolean =>
  Number(LINE_PASS.exec(pass ?? '')?.[1] ?? 0) - now < LINE_PASS_DUE_SECONDS * 1000

/** `Set-Cookie` value of a pass that is sent to one line only, which `url` is of; undefined for any other address. */
function passLine(pass: string, seconds: number, { origin, pathname }: URL): string | undefined {
  const [path] = LINE_PATH.exec(pathname) ?? []
  if (path === undefined) return undefined
  return [
    `${cookieName(origin)}=${pass}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'SameSite=Strict',
    ...(isHttps(origin) ? ['Secure'] : []),
    'HttpOnly',
  ].join('; ')
}

/**
 * The answer of a playlist with a new pass in a cookie, or without the one that opened nothing; any other answer is
 * unchanged. No answer has a pass where a script could read it, however its address is written.
 */
export function withLinePass(response: Response, request: Request): Response {
  const pass = response.headers.get(LINE_PASS_HEADER)
  const isRefused = response.status === 404 && linePassOf(request) !== undefined
  if (pass === null && !isRefused) return response
  const own = new Response(response.body, response)
  own.headers.delete(LINE_PASS_HEADER)
  const line = passLine(pass ?? '', pass === null ? 0 : COOKIE_SECONDS, new URL(request.url))
  if (line !== undefined) own.headers.append('set-cookie', line)
  return own
}
