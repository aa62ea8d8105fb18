/** A client still sending when the answer comes may see a broken connection instead: so much is read to the end. */
const READ_BYTES_MAX = 16 * 1024 * 1024

/**
 * The body of a request, or null when it is longer than it may be. A body that is too long is read but not
 * kept, whatever its Content-Length says.
 */
export async function readBody({ body }: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
    if (length > Math.max(bytesMax, READ_BYTES_MAX)) return null
  }
  if (length > bytesMax) return null
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
