import { failureText } from '#app/lib/failure-text.ts'
import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { leaveEndedSession } from './leave-ended-session.ts'

/**
 * Uploads a file as a raw body, because server functions carry plain values only. When the session has ended it goes to
 * the home page and never resolves, as server functions do. `hasOwnBackend`: the brand's service speaks to visitors.
 */
export async function sendFile<T>(
  path: string,
  { key, file }: { key: string; file: Blob },
  hasOwnBackend: boolean,
): Promise<Result<T>> {
  const response = await fetch(`/java${path}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type, 'idempotency-key': key },
  })
  const envelope = (await response.json()) as Envelope
  if (envelope.status === 'success') return { ok: true, data: envelope.result as T }
  const code = errorOfCode(envelope.errorCode ?? 0)
  const message = hasOwnBackend ? failureText(envelope) : undefined
  if (code !== 'session_missing' && code !== 'session_invalid')
    return { ok: false, error: { code, ...(message ? { message } : {}) } }
  leaveEndedSession()
  return new Promise(() => undefined)
}
