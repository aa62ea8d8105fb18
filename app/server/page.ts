import { gzipSync } from 'node:zlib'
import { EMPTY_QUERIES_SCRIPT } from '#app/lib/dehydrated-queries.tsx'
import { deferScripts } from './defer-scripts.ts'
import type { RequestScope } from './request-scope.ts'
import { contentPolicy, SECURITY_HEADERS, unmark } from './security.ts'
import type { Made } from './stale-cache.ts'

/** A rendered page, ready to be sent to anybody who asks for the same thing. */
export interface Page {
  status: number
  headers: Headers
  html: Uint8Array<ArrayBuffer>
  /** Packed once, when somebody first takes it packed. */
  packed?: Uint8Array<ArrayBuffer>
  /** Headers as they are sent, by what differs between those who ask. */
  sent: Map<string, Headers>
}

const FRESH_MS = 2000
const STALE_MS = 8000

/** What stands in quotes after `start`, where it is first: in a long page found faster than by a pattern. */
function quotedAfter(html: string, start: string): string | undefined {
  const at = html.indexOf(`${start}"`)
  return at < 0 ? undefined : html.slice(at + start.length + 1, html.indexOf('"', at + start.length + 1))
}

/** What the edge turns into 103 Early Hints: the style sheet alone blocks the paint. */
function preloads(html: string): string | undefined {
  const style = quotedAfter(html, '<link rel="stylesheet" href=')
  return style && `<${style}>; rel=preload; as=style`
}

/** Puts the queries into the piece that carries them. */
function fillCarrier(pieces: readonly string[], queries: string): string[] {
  const end = '</script>'
  return pieces.flatMap((piece) => {
    const at = piece.indexOf(EMPTY_QUERIES_SCRIPT)
    if (at < 0) return [piece]
    const inside = at + EMPTY_QUERIES_SCRIPT.length - end.length
    return [piece.slice(0, inside), queries, piece.slice(inside)]
  })
}

const encoder = new TextEncoder()
/** Pages are written here and copied out at their size: a page's worth of new memory costs more than the copy. */
let desk = new Uint8Array(1024 * 1024)
const BYTES_PER_CHAR_MAX = 3

/** Pieces of text as bytes, one after the other: to join the pieces first would copy a page twice. */
function encode(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((chars, piece) => chars + piece.length, 0) * BYTES_PER_CHAR_MAX
  if (size > desk.length) desk = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) at += encoder.encodeInto(piece, desk.subarray(at)).written
  return desk.slice(0, at)
}

/** Makes a rendered page cacheable: policy by hash, packed once. */
export async function finishPage(
  response: Response,
  { brand, mark, html: rendered, queries }: RequestScope,
): Promise<Made<Page>> {
  const text = deferScripts(rendered ?? (await response.text()), mark)
  const { html: pieces, ...hashes } = await unmark(text, mark)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  headers.set('content-security-policy', contentPolicy(brand, hashes))
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'Accept-Encoding, Accept-Language, Cookie')
  const link = preloads(text)
  if (link) headers.set('link', link)
  const html = encode(queries === undefined ? pieces : fillCarrier(pieces, queries))
  const isCacheable = response.status === 200 || response.status === 404
  return {
    value: { status: response.status, headers, html, sent: new Map() },
    freshMs: isCacheable ? FRESH_MS : 0,
    staleMs: STALE_MS,
    weight: html.length * 1.3,
  }
}

function headersOf(page: Page, isPacked: boolean, extra: Record<string, string>): Headers {
  const key = `${isPacked} ${extra['x-cache']} ${extra['set-cookie']}`
  const known = page.sent.get(key)
  if (known) return known
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  if (isPacked) headers.set('content-encoding', 'gzip')
  page.sent.set(key, headers)
  return headers
}

/** Packed at once: a stream would belong to the request that began it, and others would wait for it in vain. */
function pack(page: Page): Uint8Array<ArrayBuffer> {
  page.packed ??= new Uint8Array(gzipSync(page.html))
  return page.packed
}

/** Sends a page, packed for whoever takes it packed; at once, unless it is to be packed first. */
export function sendPage(page: Page, request: Request, extra: Record<string, string>): Response {
  const isPacked = request.headers.get('accept-encoding')?.includes('gzip') ?? false
  const init = {
    status: page.status,
    headers: headersOf(page, isPacked, extra),
    encodeBody: isPacked ? ('manual' as const) : ('automatic' as const),
  }
  if (request.method === 'HEAD') return new Response(null, init)
  if (!isPacked) return new Response(page.html, init)
  return new Response(pack(page), init)
}
