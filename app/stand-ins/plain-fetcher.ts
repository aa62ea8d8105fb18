// The packages export these by no name.
import { isNotFound } from '../../node_modules/@tanstack/router-core/dist/esm/not-found.js'
import { parseRedirect } from '../../node_modules/@tanstack/router-core/dist/esm/redirect.js'
import { defaultSerovalPlugins } from './plain-plugins.ts'
import { fromCrossJSON, toJSONAsync } from './plain-seroval.ts'

interface Asked {
  method: string
  data?: unknown
  headers?: HeadersInit
  signal?: AbortSignal
  fetch?: typeof fetch
}

/**
 * In place of Start's fetcher: a server function of ours is given plain values and answers with them at once, as JSON,
 * so that forms, contexts, streamed answers and whole responses are left out.
 */
export async function serverFnFetcher(url: string, [asked]: [Asked], ofSite: typeof fetch): Promise<unknown> {
  const { method, data, signal } = asked
  const headers = new Headers(asked.headers)
  headers.set('x-tsr-serverFn', 'true')
  headers.set('accept', 'application/json')
  const payload = data === undefined ? undefined : JSON.stringify(await toJSONAsync({ data }))
  const isRead = method === 'GET'
  if (!isRead && payload !== undefined) headers.set('content-type', 'application/json')
  const address = isRead && payload !== undefined ? `${url}?${new URLSearchParams({ payload })}` : url
  const body = isRead ? undefined : payload
  return resultOf(await (asked.fetch ?? ofSite)(address, { method, headers, signal, body } as RequestInit))
}

type Arguments = Parameters<typeof fromCrossJSON>

/** The types are those of seroval's whole interface. */
const OPTIONS = { plugins: defaultSerovalPlugins } as unknown as Arguments[1]

async function resultOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('application/json')) {
    if (response.ok) return response
    throw new Error(await response.text())
  }
  const answer = (await response.json()) as Arguments[0]
  if (response.headers.has('x-tss-serialized')) return fromCrossJSON(answer, OPTIONS)
  const redirect = parseRedirect(answer)
  if (redirect) throw redirect
  if (isNotFound(answer)) throw answer
  return answer
}

export const trackPostProcessPromise = (): never => {
  throw new TypeError('a server function answers at once')
}
