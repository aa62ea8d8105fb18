const ENDINGS = new Map<string, string>(Object.entries({ 'image/png': 'png' }))
/** The browser has taken the file by then. */
const TAKEN_MS = 10_000

/** Saves a picture under a name that says its size, e.g. `cover-1280x720.jpg`; the name. */
export async function download(result: Blob, shape: string): Promise<string> {
  const { width, height } = await createImageBitmap(result)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(result)
  link.download = `${shape}-${width}x${height}.${ENDINGS.get(result.type) ?? 'jpg'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
  return link.download
}
