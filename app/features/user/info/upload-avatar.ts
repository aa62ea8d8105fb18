import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'

/** Sends a picture as it is; server functions carry plain values only. */
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
  return status === 'success' ? { ok: true, data: null } : { ok: false, error: { code: errorOfCode(errorCode) } }
}
