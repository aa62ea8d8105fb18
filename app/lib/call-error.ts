import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'

/** Why a call failed, and what an operator's own service says about it to the visitor. */
export type Failure = Extract<Result<never>, { ok: false }>['error']

/** What a query function throws when its call answered with an error. */
export class CallError extends Error {
  /** An error thrown on the server reaches the browser with its message only, so that carries all. */
  constructor({ code, message = '', request }: Failure) {
    super(`call failed: ${code}${request ? `#${request}` : ''} ${message}`)
    this.name = 'CallError'
  }
}

/** The data of a server function's result; throws a CallError when it failed. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new CallError(result.error)
}

/** The failure that a CallError carries; any other error means that the call could not be made. */
export function failureOf(error: unknown): Failure {
  const [, code = 'unavailable', request, message] =
    /^call failed: (\w+)(?:#(\S+))? (.*)$/s.exec(String((error as Error)?.message)) ?? []
  return { code: code as ErrorName, ...(message ? { message } : {}), ...(request ? { request } : {}) }
}
