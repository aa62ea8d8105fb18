import { LINE_PASS_CHARS_MAX, LINE_PASS_HEADER, LINE_PASS_SECONDS } from '#contract/line-pass.ts'
import { cookieOf } from './cookies.ts'
import { isHttps } from './host-cookie.ts'
import { plainPath } from './plain-path.ts'

const NAME = 'line'
/** The cookie goes before its pass ends, so that no browser sends one that has ended. */
const COOKIE_SECONDS = LINE_PASS_SECONDS - 60

const LINE_PATH = /^\/media\/m\/[0-9a-f.]+\//

/** Whether a path is that of a line for members. */
export const isLinePath = (path: string): boolean => plainPath(path).startsWith('/media/m/')

/** The pass that this browser has for the line of the request; undefined before it has one, or when it is too old. */
export function linePassOf(request: Request): string | undefined {
  if (!isLinePath(new URL(request.url).pathname)) return undefined
  const pass = cookieOf(request, NAME)
  return pass && pass.length <= LINE_PASS_CHARS_MAX ? pass : undefined
}

/** The answer of a playlist with a new pass in a cookie that is sent to this one line; any other answer is unchanged. */
export function withLinePass(response: Response, { url }: Request): Response {
  const pass = response.headers.get(LINE_PASS_HEADER)
  const { origin, pathname } = new URL(url)
  const [path] = LINE_PATH.exec(pathname) ?? []
  if (pass === null || path === undefined) return response
  const own = new Response(response.body, response)
  own.headers.delete(LINE_PASS_HEADER)
  const cookie = [
    `${NAME}=${pass}`,
    `Path=${path}`,
    `Max-Age=${COOKIE_SECONDS}`,
    'SameSite=Strict',
    ...(isHttps(origin) ? ['Secure'] : []),
    'HttpOnly',
  ]
  own.headers.append('set-cookie', cookie.join('; '))
  return own
}
