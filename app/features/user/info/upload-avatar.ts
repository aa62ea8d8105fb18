import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

/**
 * Uploads a picture as a raw body, because server functions carry plain values only. When the session has ended it goes
 * to the home page and never resolves, as server functions do (app/start.ts).
 */
export async function uploadAvatar({
  data: { key, input },
}: {
  data: { key: string; input: Blob }
}): Promise<Result<null>> {
  const response = await fetch('/java/user/avatar', {
    method: 'POST',
    body: input,
    headers: { 'content-type': input.type, 'idempotency-key': key },
  })
  const { status, errorCode = 0 } = (await response.json()) as Envelope
  if (status === 'success') return { ok: true, data: null }
  const code = errorOfCode(errorCode)
  if (code !== 'session_missing' && code !== 'session_invalid') return { ok: false, error: { code } }
  leaveEndedSession()
  return new Promise(() => undefined)
}
