import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'

/** What a query function throws when its call answered with an error. */
export class CallError extends Error {
  readonly code: ErrorName
  constructor(code: ErrorName, message?: string) {
    super(message ?? code)
    this.name = 'CallError'
    this.code = code
  }
}

/** The data of a server function's result; throws a CallError when it failed. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new CallError(result.error.code, result.error.message)
}

/**
 * The code of an error. One thrown on the server reaches the browser as a plain `Error` with the same name and message.
 */
export function errorCodeOf(error: unknown): ErrorName {
  if (error instanceof CallError) return error.code
  const { name, message } = error as Error
  return name === 'CallError' && message === 'not_found' ? 'not_found' : 'unavailable'
}
