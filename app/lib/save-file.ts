/** Time after which the browser has read the object URL. */
const REVOKE_AFTER_MS = 10_000

/** Downloads a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
