/**
 * A client that is still sending when the response comes may see a broken connection instead of the response: bodies up
 * to this size are read to the end even when they are refused.
 */
const READ_BYTES_MAX = 16 * 1024 * 1024

/**
 * The body of a request, or null when it is longer than `bytesMax`. Content-Length is not trusted; the bytes of a body
 * that is too long are discarded.
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
