import { AsyncLocalStorage } from 'node:async_hooks'
import { isRequestId, REQUEST_ID_HEADER } from '#contract/request-id.ts'

const ids = new AsyncLocalStorage<string>()

/** The id of the request that is being served; undefined outside one. */
export const requestId = (): string | undefined => ids.getStore()

/** For a request to the backend: the id of the visitor's request. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId()
  return id ? { [REQUEST_ID_HEADER]: id } : {}
}

/** The id of a request that came by Cloudflare's edge, which writes `cf-ray` itself. */
export function edgeId({ headers }: Request): string {
  const ray = headers.get('cf-ray')
  return isRequestId(ray) ? ray : crypto.randomUUID()
}

/** An answer that came from another Worker cannot be changed; a socket's can neither be changed nor copied. */
function withId(response: Response, id: string): Response {
  if (response.status === 101) return response
  try {
    response.headers.set(REQUEST_ID_HEADER, id)
    return response
  } catch {
    const own = new Response(response.body, response)
    own.headers.set(REQUEST_ID_HEADER, id)
    return own
  }
}

/** Serves a request under an id, which the answer carries. */
export function withRequestId(id: string, serve: () => Response | Promise<Response>): Response | Promise<Response> {
  const response = ids.run(id, serve)
  return response instanceof Promise ? response.then((sent) => withId(sent, id)) : withId(response, id)
}
