import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import css from '#app/styles.css?inline'

/** The site's style sheet as pages have it: they differ in what is around it. */
export interface StyleSheet {
  /** The whole element. */
  html: Uint8Array<ArrayBuffer>
  /** The `style-src` of a policy that allows it. */
  source: string
  /** `html` as deflate blocks that refer to nothing before them and end on a byte. */
  deflated: Uint8Array
}

const encoder = new TextEncoder()
const OPEN_END = { finishFlush: constants.Z_FULL_FLUSH }

export function styleSheetOf(text: string): StyleSheet {
  // React hydrates the first style element without a precedence as the brand's.
  const html = encoder.encode(`<style data-precedence="default">${text}</style>`)
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return { html, source, deflated: deflateRawSync(html, { ...OPEN_END, level: 9 }) }
}

let built: StyleSheet | undefined

/** That of the build; undefined in development, where pages link to it. */
export function builtStyleSheet(): StyleSheet | undefined {
  if (import.meta.env.DEV) return undefined
  built ??= styleSheetOf(css)
  return built
}

const HEAD_END = '</head>'

/** Where a page has its style sheet, in bytes; undefined for a page without a head. */
export function sheetPlaceOf(html: Uint8Array<ArrayBuffer>): number | undefined {
  const at = Buffer.from(html.buffer, html.byteOffset, html.length).indexOf(HEAD_END)
  return at < 0 ? undefined : at
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** The page with its style sheet. */
export const withSheet = (html: Uint8Array, at: number, sheet: StyleSheet): Uint8Array<ArrayBuffer> =>
  join([html.subarray(0, at), sheet.html, html.subarray(at)])

/** Of a file without a name or time, of any system. */
const GZIP_HEADER = Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 255)
const GZIP_END_BYTES = 8

/**
 * The page with its style sheet, gzipped: the sheet, half of all bytes of many pages, was deflated once for all of them.
 */
export function gzipWithSheet(html: Uint8Array, at: number, sheet: StyleSheet): Uint8Array<ArrayBuffer> {
  const [before, after] = [html.subarray(0, at), html.subarray(at)]
  const end = new DataView(new ArrayBuffer(GZIP_END_BYTES))
  end.setUint32(0, crc32(after, crc32(sheet.html, crc32(before))), true)
  end.setUint32(4, html.length + sheet.html.length, true)
  const parts = [deflateRawSync(before, OPEN_END), sheet.deflated, deflateRawSync(after)]
  return join([GZIP_HEADER, ...parts, new Uint8Array(end.buffer)])
}
