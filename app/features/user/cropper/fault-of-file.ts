import { HEAD_BYTES, type PictureFault, pictureFault } from './picture-fault.ts'

/** Why a file is refused, after checking its bytes and trying to decode it; null when it is a valid picture. */
export async function faultOfFile(file: File): Promise<PictureFault | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const fault = pictureFault({ type: file.type, size: file.size, head })
  if (fault) return fault
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return null
  } catch {
    return 'not_a_picture'
  }
}
