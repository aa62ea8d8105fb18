import type { Brand } from '#brands/brand.ts'
import { contentPolicy, inlineHashes, SECURITY_HEADERS } from './security.ts'
import type { Made } from './stale-cache.ts'

/** A rendered page, ready to be sent to anybody who asks for the same thing. */
export interface Page {
  status: number
  headers: Record<string, string>
  html: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

const FRESH_MS = 2000
const STALE_MS = 8000

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Preloads the edge turns into 103 Early Hints: the style sheet and the language's messages block the paint. */
function preloads(html: string): string {
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
  const messages = /<script src="(\/assets\/i18n\/[^"]+)"/.exec(html)?.[1]
  return [style && `<${style}>; rel=preload; as=style`, messages && `<${messages}>; rel=preload; as=script`]
    .filter(Boolean)
    .join(', ')
}

/** Reads a rendered response to its end and makes it cacheable: policy by hash, packed once. */
export async function finishPage(response: Response, brand: Brand): Promise<Made<Page>> {
  const text = await response.text()
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'content-length') headers[name] = value
  Object.assign(headers, SECURITY_HEADERS)
  headers['content-security-policy'] = contentPolicy(brand, await inlineHashes(text))
  headers['cache-control'] = 'private, no-cache'
  headers.vary = 'Accept-Encoding, Accept-Language, Cookie'
  const link = preloads(text)
  if (link) headers.link = link
  const html = new TextEncoder().encode(text)
  const packed = await gzip(html)
  const isCacheable = response.status === 200 || response.status === 404
  return {
    value: { status: response.status, headers, html, gzip: packed },
    freshMs: isCacheable ? FRESH_MS : 0,
    staleMs: STALE_MS,
    weight: html.length + packed.length,
  }
}

/** Sends a page, packed for whoever takes it packed. */
export function sendPage(page: Page, request: Request, extra: Record<string, string>): Response {
  const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  if (isPacked) headers.set('content-encoding', 'gzip')
  const body = request.method === 'HEAD' ? null : isPacked ? page.gzip : page.html
  return new Response(body, { status: page.status, headers, encodeBody: isPacked ? 'manual' : 'automatic' })
}
