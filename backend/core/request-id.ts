import { AsyncLocalStorage } from 'node:async_hooks'
import { isRequestId, REQUEST_ID_HEADER } from '#contract/request-id.ts'

const ids = new AsyncLocalStorage<string>()

/** The id of the request that is being served; undefined in crons, queues and Durable Objects. */
export const requestId = (): string | undefined => ids.getStore()

/** Serves a request under the id that the site Worker gave it, which is the only one to reach the backend. */
export function withRequestId<T>({ headers }: Request, serve: () => T): T {
  const id = headers.get(REQUEST_ID_HEADER)
  return ids.run(isRequestId(id) ? id : crypto.randomUUID(), serve)
}
