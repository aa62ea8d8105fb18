import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

/**
 * Sends a picture as it is; server functions carry plain values only. One that finds the session over leads home and
 * answers nobody, as they do (app/start.ts).
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
