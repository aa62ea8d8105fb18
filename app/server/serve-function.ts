import { getServerFnById } from '#tanstack-start-server-fn-resolver'
import { answer } from './answer.ts'
import { SESSION_OVER } from './end-session.ts'
import { chargeWork, FUNCTION_WORK_MS, waitSecondsOf } from './guest-work.ts'
import type { RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'
import { deletedSessionCookies } from './session-cookies.ts'
import { withCookies } from './with-cookies.ts'
import { withinBytes } from './within-bytes.ts'

/** The address of server functions; the next segment names one. */
export const FUNCTIONS = '/_serverFn/'

/**
 * Limit for the input of server functions, which Start reads completely before it knows the function. Files are sent to
 * `/java` instead.
 */
const INPUT_BYTES_MAX = 1024 * 1024

/** Whether this version has a function. Start logs the stack of an error when it is asked for one that it has not. */
async function isKnown(name: string): Promise<boolean> {
  if (Object.hasOwn(Object.prototype, name)) return false
  return getServerFnById(name, { origin: 'client' }).then(
    () => true,
    () => false,
  )
}

/**
 * A page that asks for a step which this version has not (docs/product.md, section 8) is of another version, or
 * somebody's invention.
 */
const unknownFunction = (): Response =>
  new Response('Unknown middleware', { status: 500, headers: { 'content-type': 'text/plain' } })

/** Answers a page's call of a server function. */
export async function serveFunction(request: Request, scope: RequestScope): Promise<Response> {
  const bounded = await withinBytes(request, INPUT_BYTES_MAX)
  if (!bounded) return new Response('Content too large', { status: 413, headers: SECURITY_HEADERS })
  const waitSeconds = waitSecondsOf(scope)
  if (waitSeconds > 0) scope.retryAfterSeconds = waitSeconds
  chargeWork(scope, FUNCTION_WORK_MS)
  const [name = ''] = new URL(request.url).pathname.slice(FUNCTIONS.length).split('/')
  const response = (await isKnown(name)) ? await answer(bounded, scope) : unknownFunction()
  const { retryAfterSeconds: seconds = 0 } = scope
  const secured = new Response(response.body, seconds > 0 ? { status: 429, headers: response.headers } : response)
  if (seconds > 0) secured.headers.set('retry-after', String(seconds))
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) secured.headers.set(name, value)
  if (scope.isSessionOver) secured.headers.set(SESSION_OVER, '1')
  return withCookies(secured, scope.isSessionOver ? deletedSessionCookies(scope) : scope.cookies)
}
