const ENDINGS = new Map<string, string>(Object.entries({ 'image/png': 'png' }))
/** Time after which the browser has read the object URL. */
const REVOKE_AFTER_MS = 10_000

/** Downloads a picture under a name with its size, e.g. `cover-1280x720.jpg`; returns that name. */
export async function download(result: Blob, shape: string): Promise<string> {
  const { width, height } = await createImageBitmap(result)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(result)
  link.download = `${shape}-${width}x${height}.${ENDINGS.get(result.type) ?? 'jpg'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
  return link.download
}
