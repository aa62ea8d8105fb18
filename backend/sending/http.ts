import { logError } from '#contract/log-error.ts'
import type { Sender } from './message.ts'

const TIMEOUT_MS = 8000

/** Posts `{ to, kind, subject, text }` as JSON, with a bearer token, to a service that answers 2xx. */
export const httpSender =
  (url: string, token: string | undefined): Sender =>
  async (message) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) console.error(JSON.stringify({ event: 'sending_refused', status: response.status }))
      return response.ok
    } catch (error) {
      logError({ event: 'sending_failed' }, error)
      return false
    }
  }
