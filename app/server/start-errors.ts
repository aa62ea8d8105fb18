import { LRUCache } from 'lru-cache'
import { errorText, framesOf, logError } from '#contract/log-error.ts'

/** The same error is written once in this time: what makes Start fail may be a request, and sent again and again. */
const ONCE_IN_MS = 10_000
const ERRORS_MAX = 100

type Write = (...words: unknown[]) => void

/**
 * Start prints errors as they are, with input and stack in many lines. They become lines of our log: one in ten seconds
 * for each error. Everything else is written as before.
 */
export function inOurLog(write: Write, now: () => number = Date.now): Write {
  const written = new LRUCache<string, number>({ max: ERRORS_MAX })
  return (...words) => {
    const error = words.find((word) => word instanceof Error)
    if (!error) return write(...words)
    const text = errorText(error)
    if (now() - (written.get(text) ?? Number.NEGATIVE_INFINITY) < ONCE_IN_MS) return
    written.set(text, now())
    logError({ event: 'start_failed', stack: framesOf(error) }, error)
  }
}
