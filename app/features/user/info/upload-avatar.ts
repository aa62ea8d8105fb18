import { failureText } from '#app/lib/failure-text.ts'
import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

/**
 * Uploads a picture as a raw body, because server functions carry plain values only. When the session has ended it goes
 * to the home page and never resolves, as server functions do (app/start.ts). `hasOwnBackend`: the brand's service speaks to visitors.
 */
export async function uploadAvatar(
  { data: { key, input } }: { data: { key: string; input: Blob } },
  hasOwnBackend: boolean,
): Promise<Result<null>> {
  const response = await fetch('/java/user/avatar', {
    method: 'POST',
    body: input,
    headers: { 'content-type': input.type, 'idempotency-key': key },
  })
  const envelope = (await response.json()) as Envelope
  if (envelope.status === 'success') return { ok: true, data: null }
  const code = errorOfCode(envelope.errorCode ?? 0)
  const message = hasOwnBackend ? failureText(envelope) : undefined
  if (code !== 'session_missing' && code !== 'session_invalid')
    return { ok: false, error: { code, ...(message ? { message } : {}) } }
  leaveEndedSession()
  return new Promise(() => undefined)
}
