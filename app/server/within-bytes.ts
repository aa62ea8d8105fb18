/** Who is still sending when the answer comes may see a broken connection instead: so much is heard out. */
const HEARD_BYTES_MAX = 16 * 1024 * 1024

/**
 * The same request with its body at hand, or null when that is longer than it may be, whatever length the request
 * claims, or none. What is too long is heard and not kept.
 */
export async function withinBytes(request: Request, bytesMax: number): Promise<Request | null> {
  if (!request.body) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
    if (length > HEARD_BYTES_MAX) return null
  }
  return length > bytesMax ? null : new Request(request, { body: new Blob(chunks) })
}
