import { gzipSync } from 'node:zlib'
import { EMPTY_QUERIES_SCRIPT } from '#app/lib/dehydrated-queries.tsx'
import { deferScripts } from './defer-scripts.ts'
import { inlinePictures } from './inline-pictures.ts'
import { around, type PersonalPlaces } from './page-parts.ts'
import { paintTogether } from './paint-together.ts'
import type { RequestScope } from './request-scope.ts'
import { contentPolicy, extractNonce, SECURITY_HEADERS } from './security.ts'
import type { Cacheable } from './stale-cache.ts'
import {
  builtStyleSheet,
  gzipWithSheet,
  type PackedPage,
  packAround,
  type StyleSheet,
  sheetFormFor,
  sheetPlaceOf,
  withSheet,
} from './style-sheet.ts'

/** The style sheet, and where in a page it goes, in bytes. */
interface SheetPlace {
  at: number
  sheet: StyleSheet
}

/** A rendered page, ready to be sentHeaders to every visitor with the same cache key. */
export interface Page {
  status: number
  headers: Headers
  /** Without the style sheet: a cached page does not hold it once more. */
  html: Uint8Array<ArrayBuffer>
  /** Put into the page when it is sent. Absent in development, and from a page without a head. */
  sheet?: SheetPlace
  /** Deflated on the first request that accepts gzip, without the style sheet. */
  packed?: PackedPage
  /** Of a page without a style sheet: gzipped on the first request that accepts it. */
  gzipped?: Uint8Array<ArrayBuffer>
  /** Absent from a page that can be no signed-in visitor's. */
  places?: PersonalPlaces
  /** Final headers, cached by the parts that differ between requests. */
  sentHeaders: Map<string, Headers>
}

const FRESH_MS = 2000
const STALE_MS = 8000

const SCRIPT_END = '</script>'
const QUERIES_START = EMPTY_QUERIES_SCRIPT.slice(0, -SCRIPT_END.length)

/**
 * The page in parts, with the dehydrated queries in their empty script: up to the guests' account corner, the corner, up
 * to the queries, and the rest. One part when the corner is not in it.
 */
function partsOf(pieces: readonly string[], queries = '[]', corner?: string): (readonly string[])[] {
  const [head, tail] = around(pieces, EMPTY_QUERIES_SCRIPT) ?? []
  if (!head || !tail) return [pieces]
  const rest = [queries, SCRIPT_END, ...tail]
  const [before, between] = (corner && around(head, corner)) || []
  if (!corner || !before || !between) return [[...head, QUERIES_START, ...rest]]
  return [before, [corner], [...between, QUERIES_START], rest]
}

const encoder = new TextEncoder()
/**
 * Reused buffer: pages are encoded here and copied out at their size, which is cheaper than allocating a page-sized
 * buffer each time.
 */
let scratch = new Uint8Array(1024 * 1024)
const BYTES_PER_CHAR_MAX = 3

/**
 * The parts encoded one after the other, and where each ends: joining the strings first would copy the page twice.
 */
function encode(parts: readonly (readonly string[])[]): { html: Uint8Array<ArrayBuffer>; ends: number[] } {
  const size = parts.flat().reduce((chars, piece) => chars + piece.length, 0) * BYTES_PER_CHAR_MAX
  if (size > scratch.length) scratch = new Uint8Array(size)
  let at = 0
  const ends = parts.map((pieces) => {
    for (const piece of pieces) at += encoder.encodeInto(piece, scratch.subarray(at)).written
    return at
  })
  return { html: scratch.slice(0, at), ends }
}

/** Of a page in the four parts of `partsOf`. */
function placesOf([cornerStart, cornerEnd, queries]: readonly number[]): PersonalPlaces | undefined {
  if (cornerStart === undefined || cornerEnd === undefined || queries === undefined) return undefined
  return { cornerStart, cornerEnd, queriesStart: queries + '['.length }
}

/**
 * As a browser reads it: a script in which somebody's text has a NUL would not have the hash of its text, and the page never come
 * alive.
 */
const asRead = (html: string): string => (html.includes('\0') ? html.replaceAll('\0', '\ufffd') : html)

/**
 * Makes a rendered page cacheable: its content security policy goes by hash. `search`: what the
 * page was rendered for; the browser removes the rest from its address.
 */
export async function finishPage(
  response: Response,
  { brand, nonce, html: rendered, queries, corner, hasOwnAnswers }: RequestScope,
  search?: string,
  sheet: StyleSheet | undefined = builtStyleSheet(),
): Promise<Cacheable<Page>> {
  const text = deferScripts(paintTogether(inlinePictures(asRead(rendered ?? (await response.text())))), nonce, search)
  const { html: pieces, scripts, styles } = await extractNonce(text, nonce)
  if (sheet) {
    styles.push(sheet.styleSource)
    scripts.push(sheet.scriptSource)
  }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  headers.set('content-security-policy', contentPolicy(brand, { scripts, styles }))
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'Accept-Encoding, Accept-Language, Cookie')
  const isCacheable = response.status === 200 || response.status === 404
  const { html, ends } = encode(partsOf(pieces, queries, corner))
  const at = sheet && sheetPlaceOf(html)
  const places = isCacheable && !hasOwnAnswers ? placesOf(ends) : undefined
  return {
    value: {
      status: response.status,
      headers,
      html,
      sentHeaders: new Map(),
      ...(sheet && at !== undefined ? { sheet: { at, sheet } } : {}),
      ...(places ? { places } : {}),
    },
    freshMs: isCacheable ? FRESH_MS : 0,
    staleMs: STALE_MS,
    weight: html.length * 1.3,
  }
}

function headersOf(page: Page, isGzipped: boolean, extra: Record<string, string>): Headers {
  const key = `${isGzipped} ${extra['x-cache']} ${extra['set-cookie']}`
  const cached = page.sentHeaders.get(key)
  if (cached) return cached
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  if (isGzipped) headers.set('content-encoding', 'gzip')
  page.sentHeaders.set(key, headers)
  return headers
}

/**
 * Gzipped synchronously: a stream belongs to the request that started it, and other requests would wait for it forever.
 */
function gzip(page: Page, request: Request): Uint8Array<ArrayBuffer> {
  const { html, sheet: place } = page
  if (place) {
    page.packed ??= packAround(html, place.at)
    return gzipWithSheet(page.packed, html, place.at, sheetFormFor(request, place.sheet))
  }
  page.gzipped ??= new Uint8Array(gzipSync(html))
  return page.gzipped
}

const unpacked = ({ html, sheet: place }: Page, request: Request): Uint8Array<ArrayBuffer> =>
  place ? withSheet(html, place.at, sheetFormFor(request, place.sheet)) : html

/** The response for a page that one visitor gets: packed by the edge, which packs better and charges no processor. */
export function sendOnce(page: Page, request: Request, extra: Record<string, string>): Response {
  const init = { status: page.status, headers: headersOf(page, false, extra) }
  return new Response(request.method === 'HEAD' ? null : unpacked(page, request), init)
}

/** The response for a page that many visitors get, gzipped when the request accepts it. */
export function sendPage(page: Page, request: Request, extra: Record<string, string>): Response {
  const isGzipped = request.headers.get('accept-encoding')?.includes('gzip') ?? false
  const init = {
    status: page.status,
    headers: headersOf(page, isGzipped, extra),
    encodeBody: isGzipped ? ('manual' as const) : ('automatic' as const),
  }
  if (request.method === 'HEAD') return new Response(null, init)
  if (!isGzipped) return new Response(unpacked(page, request), init)
  return new Response(gzip(page, request), init)
}
