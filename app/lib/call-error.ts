import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'

/** A call that answered with an error, on its way through TanStack Query. */
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

/** The code of an error, also when it crossed from server to browser and is a plain Error by now. */
export function errorCodeOf(error: unknown): ErrorName {
  if (error instanceof CallError) return error.code
  const { name, message } = error as Error
  return name === 'CallError' && message === 'not_found' ? 'not_found' : 'unavailable'
}
