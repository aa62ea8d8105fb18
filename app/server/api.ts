import { hostsOf } from '#brands/brand.ts'
import type { Answer, Call, Input, Result, Table } from '#contract/call.ts'
import { matchCalls } from '#contract/match.ts'
import { userCalls } from '#contract/user.ts'
import { env } from './env.ts'
import { createJava, type JavaClient } from './java.ts'
import { type RequestScope, requestScope } from './request-scope.ts'
import { type Made, StaleCache } from './stale-cache.ts'

/** Guests' answers of cacheable calls, shared by the pages that need them at the same moment. */
const answers = new StaleCache<Result<unknown>>(16 * 1024 * 1024)

const EMBEDDED = 'http://backend.internal'

function javaOf<const T extends Table>(table: T): JavaClient<T> {
  const scope = requestScope()
  const origin = hostsOf(scope.brand).java
  const backend = env.BACKEND
  const plain = createJava(table, {
    origin: origin ?? EMBEDDED,
    // Not `fetch` itself: called as a method of these options it would refuse to work.
    fetch: origin || !backend ? (input, init) => fetch(input, init) : backend.fetch.bind(backend),
    lan: scope.locale.code,
    ...(scope.token ? { token: scope.token } : {}),
  })
  const client: Record<string, unknown> = {}
  for (const [verb, entry] of Object.entries(table)) {
    const send = plain[verb] as unknown as Send
    if (scope.token) client[verb] = watchingSession(send, scope)
    else client[verb] = entry.cache ? cached(entry, send, origin ?? EMBEDDED) : send
  }
  return client as JavaClient<T>
}

type Send = (input: Input<Call>, intent?: { idempotencyKey: string }) => Promise<Result<Answer<Call>>>

/** Notes in the scope that the backend does not know the visitor's token any more. */
function watchingSession(send: Send, scope: RequestScope): Send {
  return async (input, intent) => {
    const result = await send(input, intent)
    if (!result.ok && /^session_/.test(result.error.code)) scope.isSessionOver = true
    return result
  }
}

function cached(entry: Call, send: (input: Input<Call>) => Promise<Result<unknown>>, origin: string) {
  const { freshSeconds = 0, staleSeconds = 0 } = entry.cache ?? {}
  const scope = requestScope()
  return async (input: Input<Call>): Promise<Result<unknown>> => {
    const key = `${origin}|${scope.locale.code}|${entry.path}|${JSON.stringify(input)}`
    const make = async (): Promise<Made<Result<unknown>>> => {
      const value = await send(input)
      const freshMs = value.ok ? freshSeconds * 1000 : 0
      return { value, freshMs, staleMs: staleSeconds * 1000, weight: value.ok ? JSON.stringify(value.data).length : 0 }
    }
    return (await answers.get(key, make, scope.defer)).value
  }
}

/** The `/java` calls as the current visitor: her brand's backend, her language, her token. */
export const java = () => ({ match: javaOf(matchCalls), user: javaOf(userCalls) })
