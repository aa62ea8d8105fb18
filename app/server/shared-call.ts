import type { Brand } from '#brands/brand.ts'
import type { Call, Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import { isTooDeep } from '#contract/json-depth.ts'
import { languageOf } from '#contract/languages.ts'
import { brandBackend } from './brand-backend.ts'
import { type CallAt, callAt } from './call-at.ts'
import { type Caller, chargeWork, inTurn, waitSecondsOf } from './guest-work.ts'
import { createJava } from './java.ts'
import { knownInput } from './known-input.ts'
import { RateLimited } from './rate-limited.ts'
import { envelopeBytes, sharedAnswer } from './shared-answers.ts'

/** Failures of a call are 200, as the product has it; those of the backend itself are not. */
const STATUSES = new Map<ErrorName, number>([
  ['internal', 500],
  ['unavailable', 502],
])

/** The call that a request makes, if its answer may be cached. */
export function sharedCallOf({ method, url }: Request): CallAt | undefined {
  const at = callAt(method, new URL(url).pathname)
  return at?.entry.cache ? at : undefined
}

/** The first value of each name, as the embedded backend reads a query. */
function queryOf(url: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(url).searchParams) if (!Object.hasOwn(query, name)) query[name] = value
  return query
}

function inputOf({ url }: Request, body: string, { entry, params }: CallAt): object | null {
  if (entry.method === 'GET') return { ...queryOf(url), ...params }
  if (isTooDeep(body)) return null
  try {
    const fields: unknown = body === '' ? {} : JSON.parse(body)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields, ...params } : null
  } catch {
    return null
  }
}

interface Asked {
  request: Request
  at: CallAt
  /** Of a POST, as text. */
  body: string
  brand: Brand
  caller: Caller
  defer(work: Promise<unknown>): void
}

/**
 * Answers a cacheable call with the answer that pages share. Null when the input does not fit: the backend says what is
 * wrong with it. Throws `RateLimited`.
 */
export async function answerShared({ request, at, body, brand, caller, defer }: Asked): Promise<Response | null> {
  const { entry } = at
  const asked = inputOf(request, body, at)
  // Whatever a visitor names: no brand's things are answered on another brand's host.
  const input = asked && { ...asked, brand: brand.id }
  if (!input || !knownInput(entry, input)) return null
  const lan = languageOf(request.headers.get('lan') ?? undefined)
  const { source, options } = brandBackend(brand, lan)
  const { call } = createJava({ call: entry as Call }, options)
  const send = (known: object): Promise<Result<unknown>> => {
    const seconds = waitSecondsOf(caller)
    if (seconds > 0) throw new RateLimited(seconds)
    chargeWork(caller, entry.workMs)
    return inTurn(caller, entry.workMs, () => call(known))
  }
  const answer = await sharedAnswer({ entry, input, source, lan, send, defer })
  const status = answer.result.ok ? 200 : (STATUSES.get(answer.result.error.code) ?? 200)
  const bytes = request.method === 'HEAD' ? null : envelopeBytes(answer)
  return new Response(bytes, { status, headers: { 'content-type': 'application/json' } })
}
