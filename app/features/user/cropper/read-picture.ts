import { HEAD_BYTES, type PictureFault, pictureFault } from './picture-fault.ts'

/** Why a file cannot be used, after a look at its bytes and an attempt to decode it; null when it can. */
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
