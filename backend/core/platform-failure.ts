const CAUSES_MAX = 4

/** What workerd says instead of an infrastructure error, and what D1 says of itself; a fault of a query names its code. */
const PLATFORM = /^(?:internal error; reference|D1_ERROR: )/
const QUERY_FAULT = /\bSQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE|AUTH)\b/

/** Something of ours that is away for a while, as a database or an object may be. */
export class PlatformFailure extends Error {}

/**
 * Whether an error says that the database or an object is away (lost connection, overload, full or failing disk), which
 * passes, rather than that something is wrong with what it was asked.
 */
export function isPlatformFailure(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth <= CAUSES_MAX && cause instanceof Error; depth++) {
    if (cause instanceof PlatformFailure) return true
    if (PLATFORM.test(cause.message)) return !QUERY_FAULT.test(cause.message)
    cause = cause.cause
  }
  return false
}
