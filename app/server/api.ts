import { hostsOf } from '#brands/brand.ts'
import type { Answer, Call, Input, Result, Table } from '#contract/call.ts'
import { TABLES, type Tables } from '#contract/tables.ts'
import { brandBackend } from './brand-backend.ts'
import { acceptSession, chargeWork, inTurn } from './guest-work.ts'
import { createJava, type JavaCall, type JavaClient } from './java.ts'
import { RateLimited } from './rate-limited.ts'
import { type RequestScope, requestScope } from './request-scope.ts'
import { sharedAnswer } from './shared-answers.ts'
import { isSwitchedOff } from './switched-off.ts'

function javaOf<const T extends Table>(table: T): JavaClient<T> {
  const scope = requestScope()
  const { source, options } = brandBackend(scope.brand, scope.locale.code)
  const own = createJava(table, {
    ...brandBackend(scope.brand, scope.locale.code, scope).options,
    headers: visitorHeaders(scope),
    ...(scope.token ? { token: scope.token } : {}),
  })
  // A cached answer is shared by all visitors, so it is requested without token or address.
  const shared = createJava(table, options)
  const client: Record<string, unknown> = {}
  for (const [verb, entry] of Object.entries(table)) {
    if (isSwitchedOff(entry, scope.brand, scope.country)) {
      client[verb] = notFound
      continue
    }
    const send = charging((entry.cache ? shared : own)[verb] as unknown as Send, entry, scope)
    const answered = entry.cache
      ? cached(entry, send, source, scope)
      : notingOwn(scope.token ? watchingSession(send, entry, scope) : send, scope)
    client[verb] = noting(answered as Send, scope)
  }
  return client as JavaClient<T>
}

const notFound = async (): Promise<Result<never>> => ({ ok: false, error: { code: 'not_found' } })

/** Who makes the call: the backend uses it for rate limits, mails and the list of sessions. */
function visitorHeaders({ brand, host, address, userAgent, country, browser }: RequestScope): Record<string, string> {
  return {
    brand: brand.id,
    'site-host': host,
    'cf-connecting-ip': address,
    'user-agent': userAgent,
    ...(country ? { 'cf-ipcountry': country } : {}),
    ...(browser ? { browser } : {}),
  }
}

type Send = (input: Input<Call>, intent?: { idempotencyKey: string }) => Promise<Result<Answer<Call>>>

/**
 * Counts the call as the visitor's work, and makes it in its turn; an operator's own host does its work elsewhere. The
 * calls of a request that was refused as a whole are not made. Throws `RateLimited`.
 */
function charging(send: Send, { workMs }: Call, scope: RequestScope): Send {
  const { caller = scope } = scope
  return async (input, intent) => {
    if (scope.retryAfterSeconds) throw new RateLimited(scope.retryAfterSeconds)
    chargeWork(caller, workMs)
    if (hostsOf(scope.brand).java) return send(input, intent)
    return inTurn(caller, workMs, () => send(input, intent))
  }
}

/** Records in the scope that an answer may be the visitor's own. */
function notingOwn(send: Send, scope: RequestScope): Send {
  return (input, intent) => {
    scope.hasOwnAnswers = true
    return send(input, intent)
  }
}

/** Records in the scope that a call was refused, so that the whole request is. */
function noting(send: Send, scope: RequestScope): Send {
  return async (input, intent) => {
    try {
      return await send(input, intent)
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error
      scope.retryAfterSeconds = error.retryAfterSeconds
      return { ok: false, error: { code: 'rate_limited' } }
    }
  }
}

/** Records in the scope when the backend rejects the visitor's session token, and remembers when it accepts it. */
function watchingSession(send: Send, { access }: Call, scope: RequestScope): Send {
  return async (input, intent) => {
    const result = await send(input, intent)
    if (result.ok && access !== 'guest' && scope.token) acceptSession(scope.token)
    if (!result.ok && /^session_/.test(result.error.code)) scope.isSessionOver = true
    return result
  }
}

const cached =
  (entry: Call, send: Send, source: string, { locale, defer }: RequestScope) =>
  async (input: Input<Call>): Promise<Result<unknown>> =>
    (await sharedAnswer({ entry, input: input ?? {}, source, lan: locale.code, send, defer })).result

/** One `/java` call on behalf of the current visitor: to the brand's backend, with the visitor's language and token. */
export const callJava = <const C extends Call>(entry: C): JavaCall<C> => javaOf({ entry }).entry

/** All `/java` calls by area and verb, each like `callJava`. */
export function java(): { readonly [Name in keyof Tables]: JavaClient<Tables[Name]> } {
  const client = {} as { [Name in keyof Tables]: JavaClient<Tables[Name]> }
  for (const [name, table] of Object.entries(TABLES))
    Object.defineProperty(client, name, { get: () => javaOf(table), enumerable: true })
  return client
}
