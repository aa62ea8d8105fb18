import { createFetch, type FetchError } from 'ofetch'
import { failureText } from '#app/lib/failure-text.ts'
import type { Answer, Call, Envelope, Input, Result, Table } from '#contract/call.ts'
import { type ErrorName, errorOfCode } from '#contract/errors.ts'
import { logError, withoutInput } from '#contract/log-error.ts'
import type { BackendCall, CircuitBreaker } from './circuit-breaker.ts'
import { requestId, requestIdHeader } from './request-id.ts'

/** Retries after the first try (docs/product.md, section 7). */
const RETRIES = 3
const RETRY_STATUSES = [429, 500, 502, 503, 504]

export interface JavaOptions {
  /** Origin of the `/java` paths: the brand's java host, or any origin when `fetch` is a service binding. */
  origin: string
  fetch: typeof fetch
  /** Product language code, for the `lan` header. */
  lan: string
  token?: string
  /** The service's texts are for developers, as those of our own backend: the site has texts for its codes. */
  hasTechnicalTexts?: boolean
  /** Sent with every call: the brand's id, and headers of the visitor's own request. */
  headers?: Record<string, string>
  /** Time limits of one try, and of all tries together. */
  tryMs?: number
  deadlineMs?: number
  retryDelayMs?: number
  /** Without one the backend is asked however often it has not answered. */
  breaker?: CircuitBreaker
}

export type JavaCall<C extends Call> = (
  input: Input<C>,
  intent?: { idempotencyKey: string },
) => Promise<Result<Answer<C>>>
export type JavaClient<T extends Table> = { readonly [V in keyof T]: JavaCall<T[V]> }

interface Target {
  url: string
  body?: string
}

function targetOf(entry: Call, origin: string, input: Record<string, unknown>): Target {
  const rest = { ...input }
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = new URL(`${origin}/java${path}`)
  url.searchParams.set('_t', String(Date.now()))
  if (entry.method === 'POST') return { url: url.href, body: JSON.stringify(rest) }
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) url.searchParams.set(name, String(value))
  return { url: url.href }
}

/** Why a failure was logged is told by the id of the request, which pages show. */
const LOGGED: readonly ErrorName[] = ['internal', 'unavailable']

function failed(code: ErrorName, message?: string): Extract<Result<never>, { ok: false }> {
  const request = LOGGED.includes(code) ? requestId() : undefined
  return { ok: false, error: { code, ...(message ? { message } : {}), ...(request ? { request } : {}) } }
}

function failureOf(envelope: Envelope, hasTechnicalTexts: boolean) {
  const code = errorOfCode(envelope.errorCode ?? 0)
  // Its message is a ticket.
  if (code === 'bind_email' || code === 'second_step') return failed(code, envelope.errorMsg || envelope.msg)
  return failed(code, hasTechnicalTexts ? undefined : failureText(envelope))
}

/**
 * `fail`, code 400 or code -1 is a failure; its text is errorMsg, else msg, else our own (docs/product.md, section 8).
 */
async function readEnvelope(entry: Call, text: unknown, hasTechnicalTexts = false): Promise<Result<unknown>> {
  let envelope: Envelope
  try {
    envelope = JSON.parse(String(text)) as Envelope
  } catch {
    return failed('unavailable')
  }
  if (typeof envelope !== 'object' || envelope === null) return failed('unavailable')
  if (envelope.status !== 'success' || envelope.code === 400 || envelope.code === -1)
    return failureOf(envelope, hasTechnicalTexts)
  const checked = await entry.result['~standard'].validate(envelope.result)
  if (!checked.issues) return { ok: true, data: checked.value }
  const issues = checked.issues.slice(0, 3).map((issue) => withoutInput(issue.message))
  console.error(JSON.stringify({ event: 'java_result_bad', call: entry.path, issues }))
  return failed('internal')
}

/** Makes one try, unless the backend is known to hang: that failure is an `AbortError`, which ofetch does not repeat. */
async function tryCall(
  target: BackendCall,
  breaker: CircuitBreaker | undefined,
  send: () => Promise<Response>,
): Promise<Response> {
  if (!breaker) return send()
  if (!breaker.allows(target)) throw new DOMException('the backend has not answered lately', 'AbortError')
  try {
    const response = await send()
    breaker.answered(target)
    return response
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') breaker.timedOut(target)
    else breaker.answered(target)
    throw error
  }
}

function makeCall(entry: Call, options: JavaOptions) {
  return async (input: Record<string, unknown>, intent?: { idempotencyKey: string }): Promise<Result<unknown>> => {
    const target = targetOf(entry, options.origin, input)
    const mayRetry = (entry.method === 'GET' && !entry.isWrite) || entry.isRead || intent !== undefined
    const deadline = AbortSignal.timeout(entry.timeoutMs ?? options.deadlineMs ?? 8000)
    // ofetch's own timeout reuses its aborted signal when it retries: each try gets a new signal here.
    const send = createFetch({
      Headers,
      AbortController,
      fetch: (url, init) =>
        tryCall({ host: options.origin, path: entry.path }, options.breaker, () =>
          options.fetch(url, {
            ...init,
            // Another host would get the token, and the signature of a visitor.
            redirect: 'manual',
            signal: AbortSignal.any([deadline, AbortSignal.timeout(entry.timeoutMs ?? options.tryMs ?? 3000)]),
          }),
        ),
    })
    let tries = 0
    try {
      const text = await send(target.url, {
        method: entry.method,
        responseType: 'text',
        body: target.body,
        headers: {
          accept: 'application/json',
          sysType: 'PC',
          lan: options.lan,
          ...options.headers,
          ...requestIdHeader(),
          ...(target.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.token ? { token: options.token } : {}),
          ...(intent ? { 'idempotency-key': intent.idempotencyKey } : {}),
        },
        retry: mayRetry ? RETRIES : 0,
        retryStatusCodes: RETRY_STATUSES,
        retryDelay: () => (options.retryDelayMs ?? 100) * 2 ** tries++,
      })
      return await readEnvelope(entry, text, options.hasTechnicalTexts)
    } catch (error) {
      const response = (error as FetchError<string>).response
      const answered =
        response?._data === undefined ? undefined : await readEnvelope(entry, response._data, options.hasTechnicalTexts)
      if (answered && !answered.ok && answered.error.code !== 'unavailable') return answered
      logError({ event: 'java_unreachable', call: entry.path }, error)
      return failed('unavailable')
    }
  }
}

/**
 * A typed client of the `/java` contract. Retries network failures, 429 and 5xx three times with growing delays; a POST
 * only when it merely reads or carries an Idempotency-Key. With a `breaker`, not asked for some seconds once it hangs. Never throws.
 */
export function createJava<const T extends Table>(table: T, options: JavaOptions): JavaClient<T> {
  const client: Record<string, unknown> = {}
  for (const [verb, entry] of Object.entries(table)) client[verb] = makeCall(entry, options)
  return client as JavaClient<T>
}
