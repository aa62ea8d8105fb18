import { splitPath } from '#app/i18n/split-path.ts'
import { callAt } from './call-at.ts'
import { env } from './env.ts'

/** Where a request goes, among a few hundred names: no id, no query, nothing that a visitor makes up. */
function routeOf(method: string, pathname: string, status: number): string {
  const [, first = ''] = pathname.split('/')
  if (first === 'java') return callAt(method, pathname)?.entry.path ?? '/java'
  if (status === 404) return 'not found'
  if (first === '_serverFn') return '/_serverFn'
  return `/${splitPath(pathname).path.split('/')[1] ?? ''}`.slice(0, 40)
}

/**
 * Serves a request, and notes it in Analytics Engine where that is bound: host, method, route, cache state; status and
 * milliseconds, which stand still in a Worker that only computes. Nothing of who asked.
 */
export async function countRequest(request: Request, serve: () => Response | Promise<Response>): Promise<Response> {
  const startedAt = Date.now()
  const response = await serve()
  const url = URL.parse(request.url)
  if (!url) return response
  const { status, headers } = response
  const host = status === 404 ? '' : url.hostname.toLowerCase()
  env.REQUESTS?.writeDataPoint({
    indexes: [host],
    blobs: [host, request.method, routeOf(request.method, url.pathname, status), headers.get('x-cache') ?? ''],
    doubles: [status, Date.now() - startedAt],
  })
  return response
}
