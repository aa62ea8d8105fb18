import { ID_PHOTO_PX_MAX } from '#contract/streamer-rules.ts'

const QUALITY = 0.9

/**
 * A photo as it is sent: upright, no longer than `ID_PHOTO_PX_MAX` on a side, a JPEG without what the camera wrote into it.
 * Null when the file is no picture that this browser can read.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, ID_PHOTO_PX_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
