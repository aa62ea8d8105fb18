// The package exports it by no name.
import { parseRedirect } from '../../node_modules/@tanstack/router-core/dist/esm/redirect.js'

interface CallOptions {
  data?: unknown
  headers?: HeadersInit
  signal?: AbortSignal
  fetch?: typeof fetch
}

/** What Start's compiler leaves of a server function in the browser. */
interface ServerRequest {
  (options: CallOptions & { method: string }): Promise<{ result?: unknown; error?: unknown }>
  method?: string
}

const leftOut = (): never => {
  throw new TypeError('middleware of server functions is left out of the browser')
}

/**
 * In place of Start's `createServerFn`: a call in the browser is one request, for no server function of ours has
 * middleware that runs there. Validators run on the server.
 */
export function createServerFn({ method = 'GET' }: { method?: string } = {}) {
  const builder = {
    middleware: leftOut,
    validator: () => builder,
    handler(request: ServerRequest) {
      request.method = method
      const call = async ({ data, headers = {}, signal, fetch }: CallOptions = {}) => {
        try {
          const answer = await request({ ...request, method, data, headers, signal, fetch } as never)
          if ('error' in answer) throw answer.error
          return answer.result
        } catch (error) {
          throw parseRedirect(error) ?? error
        }
      }
      return Object.assign(call, request)
    },
  }
  return builder
}
export const executeMiddleware = leftOut
export const flattenMiddlewares = leftOut
export const execValidator = leftOut
