import { hostsOf } from '#brands/brand.ts'
import type { Answer, Call, Input, Result, Table } from '#contract/call.ts'
import { TABLES, type Tables } from '#contract/tables.ts'
import { env } from './env.ts'
import { createJava, type JavaCall, type JavaClient } from './java.ts'
import { type RequestScope, requestScope } from './request-scope.ts'
import { type Cacheable, StaleCache } from './stale-cache.ts'

/** Cached answers of cacheable calls, the same for everybody whose brand has the same backend. */
const answers = new StaleCache<Result<unknown>>(16 * 1024 * 1024)

const EMBEDDED = 'http://backend.internal'

function javaOf<const T extends Table>(table: T): JavaClient<T> {
  const scope = requestScope()
  const origin = hostsOf(scope.brand).java
  const backend = env.BACKEND
  const options = {
    origin: origin ?? EMBEDDED,
    // Not `fetch` itself: called as a method of these options it would refuse to work.
    fetch:
      origin || !backend ? (...request: Parameters<typeof fetch>) => fetch(...request) : backend.fetch.bind(backend),
    lan: scope.locale.code,
  }
  const own = createJava(table, {
    ...options,
    headers: visitorHeaders(scope),
    ...(scope.token ? { token: scope.token } : {}),
  })
  // A cached answer is shared by all visitors, so it is requested without token or address.
  const shared = createJava(table, { ...options, headers: origin ? { brand: scope.brand.id } : {} })
  const client: Record<string, unknown> = {}
  for (const [verb, entry] of Object.entries(table)) {
    const send = (entry.cache ? shared : own)[verb] as unknown as Send
    if (entry.cache) client[verb] = cached(entry, send, origin ? `${scope.brand.id} ${origin}` : EMBEDDED)
    else client[verb] = scope.token ? watchingSession(send, scope) : send
  }
  return client as JavaClient<T>
}

/** Who makes the call: the backend uses it for rate limits, mails and the list of sessions. */
function visitorHeaders({ brand, address, userAgent, country, browser }: RequestScope): Record<string, string> {
  return {
    brand: brand.id,
    'cf-connecting-ip': address,
    'user-agent': userAgent,
    ...(country ? { 'cf-ipcountry': country } : {}),
    ...(browser ? { browser } : {}),
  }
}

type Send = (input: Input<Call>, intent?: { idempotencyKey: string }) => Promise<Result<Answer<Call>>>

/** Records in the scope when the backend rejects the visitor's session token. */
function watchingSession(send: Send, scope: RequestScope): Send {
  return async (input, intent) => {
    const result = await send(input, intent)
    if (!result.ok && /^session_/.test(result.error.code)) scope.isSessionOver = true
    return result
  }
}

/** `source`: whose answers these are; brands that name a `java` host share none, for it knows them apart. */
function cached(entry: Call, send: (input: Input<Call>) => Promise<Result<unknown>>, source: string) {
  const { freshSeconds = 0, staleSeconds = 0 } = entry.cache ?? {}
  const scope = requestScope()
  return async (input: Input<Call>): Promise<Result<unknown>> => {
    const key = `${source}|${scope.locale.code}|${entry.path}|${JSON.stringify(input)}`
    const make = async (): Promise<Cacheable<Result<unknown>>> => {
      const value = await send(input)
      const freshMs = value.ok ? freshSeconds * 1000 : 0
      return { value, freshMs, staleMs: staleSeconds * 1000, weight: value.ok ? JSON.stringify(value.data).length : 0 }
    }
    return (await answers.get(key, make, scope.defer)).value
  }
}

/** One `/java` call on behalf of the current visitor: to the brand's backend, with the visitor's language and token. */
export const callJava = <const C extends Call>(entry: C): JavaCall<C> => javaOf({ entry }).entry

/** All `/java` calls by area and verb, each like `callJava`. */
export function java(): { readonly [Name in keyof Tables]: JavaClient<Tables[Name]> } {
  const client = {} as { [Name in keyof Tables]: JavaClient<Tables[Name]> }
  for (const [name, table] of Object.entries(TABLES))
    Object.defineProperty(client, name, { get: () => javaOf(table), enumerable: true })
  return client
}
