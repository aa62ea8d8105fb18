import { createHash, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import { ImportFault } from '#backend/feed/importers/import-fault.ts'

const BODY_BYTES_MAX = 1_000_000

async function bodyOf(request: http.IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_BYTES_MAX) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/**
 * A server that takes what a provider sends: JSON by POST, with the token as a bearer. One after the other, so that two of one
 * match cannot overtake each other. 503 is answered where sending again later helps.
 */
export function openReceiver(token: string, take: (content: unknown) => Promise<void>): http.Server {
  let last: Promise<unknown> = Promise.resolve()
  const answer = async (request: http.IncomingMessage): Promise<[status: number, text: string]> => {
    if (request.method !== 'POST') return [405, 'POST only']
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return [401, 'wrong token']
    const body = await bodyOf(request)
    if (body === undefined) return [413, 'too large']
    const done = last.then(async () => take(JSON.parse(body)))
    last = done.catch(() => undefined)
    try {
      await done
      return [204, '']
    } catch (error) {
      const isFault = error instanceof ImportFault || error instanceof SyntaxError
      return [isFault ? 400 : 503, (error as Error).message.slice(0, 500)]
    }
  }
  return http.createServer((request, response) => {
    answer(request).then(
      ([status, text]) => response.writeHead(status, { connection: 'close' }).end(text),
      () => response.destroy(),
    )
  })
}
