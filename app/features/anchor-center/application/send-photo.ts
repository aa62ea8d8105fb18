import { failureText } from '#app/lib/failure-text.ts'
import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import type { IdPhotoKind } from '#contract/streamer-rules.ts'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

/**
 * Uploads a photo as a raw body, because server functions carry plain values only. When the session has ended it goes to
 * the home page and never resolves, as server functions do.
 */
export async function sendPhoto(
  { data: { key, input } }: { data: { key: string; input: { kind: IdPhotoKind; photo: Blob } } },
  hasOwnBackend: boolean,
): Promise<Result<null>> {
  const response = await fetch(`/java/anchor/idPhoto?kind=${input.kind}`, {
    method: 'POST',
    body: input.photo,
    headers: { 'content-type': input.photo.type, 'idempotency-key': key },
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
