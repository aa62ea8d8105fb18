import { failureText } from '#app/lib/failure-text.ts'
import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { ARTICLE_PICTURE_PX_MAX } from '#contract/news-rules.ts'
import { POST_PICTURE_BYTES_MAX } from '#contract/post-rules.ts'
import type { StoredPicture } from '../../rich-text/rich-text.tsx'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

const SIDE_PX = 1600
const QUALITY = 0.85

/** What can be stored of a chosen picture: itself, or drawn anew where it is of another kind, or too large. Null: no picture. */
async function fitted(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const side = Math.max(bitmap.width, bitmap.height)
  const isFit = file.size <= POST_PICTURE_BYTES_MAX && side <= ARTICLE_PICTURE_PX_MAX && file.type !== 'image/webp'
  if (isFit) return file
  const scale = Math.min(1, SIDE_PX / side)
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A picture with holes would become black where there is nothing.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** Stores a picture for an own post, as a raw body: server functions carry plain values only. */
export async function uploadPostPicture(
  id: number,
  file: File,
  hasOwnBackend: boolean,
): Promise<Result<StoredPicture>> {
  const body = await fitted(file)
  if (!body) return { ok: false, error: { code: 'wrong_file_type' } }
  const response = await fetch(`/java/post/picture?id=${id}`, {
    method: 'POST',
    body,
    headers: { 'content-type': body.type, 'idempotency-key': crypto.randomUUID() },
  }).catch(() => undefined)
  if (!response) return { ok: false, error: { code: 'unavailable' } }
  const envelope = (await response.json()) as Envelope
  if (envelope.status === 'success') return { ok: true, data: envelope.result as StoredPicture }
  const code = errorOfCode(envelope.errorCode ?? 0)
  const message = hasOwnBackend ? failureText(envelope) : undefined
  if (code !== 'session_missing' && code !== 'session_invalid')
    return { ok: false, error: { code, ...(message ? { message } : {}) } }
  leaveEndedSession()
  return new Promise(() => undefined)
}
