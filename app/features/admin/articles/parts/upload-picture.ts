import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { ARTICLE_PICTURE_BYTES_MAX, ARTICLE_PICTURE_PX_MAX } from '#contract/news-rules.ts'
import type { StoredPicture } from '../../../rich-text/rich-text.tsx'
import { sendFile } from '../../../session/send-file.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'

/** What is stored as it is; others are drawn anew. */
const KEPT_TYPES = ['image/jpeg', 'image/png']
const QUALITY = 0.86

/** The picture as the upload takes it, smaller where it is too large; undefined for what is no picture. */
async function fitted(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const scale = Math.min(1, ARTICLE_PICTURE_PX_MAX / Math.max(width, height))
  if (scale === 1 && file.size <= ARTICLE_PICTURE_BYTES_MAX && KEPT_TYPES.includes(file.type)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  // JPEG has no transparency.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
}

/** Stores a picture of an article; undefined when it could not, which a toast has said. */
export async function uploadPicture(
  id: number,
  file: File,
  hasOwnBackend: boolean,
): Promise<StoredPicture | undefined> {
  const picture = await fitted(file)
  if (!picture) {
    toast(m.error_wrong_file_type(), 'error')
    return undefined
  }
  try {
    const key = crypto.randomUUID()
    const answer = await sendFile<StoredPicture>(`/admin/news/picture?id=${id}`, { key, file: picture }, hasOwnBackend)
    if (answer.ok) return answer.data
    toast(accountErrorText(answer.error), 'error')
  } catch {
    toast(m.error_network(), 'error')
  }
  return undefined
}
