import { inTime, LateAnswer } from '#contract/in-time.ts'
import { type BackendCall, backends, type CircuitBreaker } from './circuit-breaker.ts'

/** What a backend answers; null when that takes longer than `ms`, and at once while the backend is known to hang. */
export async function answerInTime(
  send: () => Promise<Response>,
  { ms, breaker = backends, ...target }: BackendCall & { ms: number; breaker?: CircuitBreaker },
): Promise<Response | null> {
  if (!breaker.allows(target)) return null
  try {
    const response = await inTime(send(), ms)
    breaker.answered(target)
    return response
  } catch (error) {
    if (!(error instanceof LateAnswer)) {
      breaker.answered(target)
      throw error
    }
    breaker.timedOut(target)
    return null
  }
}
