import { HEAD_BYTES, type PictureFault, pictureFault } from './picture-fault.ts'

/** Decodes a picture out of a file. Rejects when the browser cannot. */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Why a file cannot be used, after a look at its bytes and an attempt to draw it; null when it can. */
export async function faultOfFile(file: File): Promise<PictureFault | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const fault = pictureFault({ type: file.type, size: file.size, head })
  if (fault) return fault
  const url = URL.createObjectURL(file)
  try {
    await decodePicture(url)
    return null
  } catch {
    return 'not_a_picture'
  } finally {
    URL.revokeObjectURL(url)
  }
}
