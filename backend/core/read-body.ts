/** Who is still sending when the answer comes may see a broken connection instead: so much is heard out. */
const HEARD_BYTES_MAX = 16 * 1024 * 1024

/**
 * The body of a request, or null when it is longer than it may be. What is too long is heard and not kept, whatever
 * length the request claims, or none.
 */
export async function readBody({ body }: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
    if (length > Math.max(bytesMax, HEARD_BYTES_MAX)) return null
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
