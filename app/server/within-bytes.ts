/**
 * A body over the limit is still read up to this size: a client that is still sending when the response comes may see a
 * broken connection instead.
 */
const READ_BYTES_MAX = 16 * 1024 * 1024

/**
 * The same request with its body in memory, or null when the body is longer than `bytesMax`, whatever length the
 * request claims.
 */
export async function withinBytes(request: Request, bytesMax: number): Promise<Request | null> {
  if (!request.body) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
    if (length > READ_BYTES_MAX) return null
  }
  return length > bytesMax ? null : new Request(request, { body: new Blob(chunks) })
}
