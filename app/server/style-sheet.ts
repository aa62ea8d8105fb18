import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import css from '#app/styles.css?inline'
import href from '#app/styles.css?url'
import { cookieOf } from './cookies.ts'
import { keepSheetScript, SHEET_COOKIE } from './keep-sheet.ts'

/** What a page has at the end of its head. */
export interface SheetForm {
  html: Uint8Array<ArrayBuffer>
  /** `html` as deflate blocks that refer to nothing before them and end on a byte. */
  deflated: Uint8Array
}

/** The site's style sheet, in the two forms in which pages have it, and what their policy must allow for both. */
export interface StyleSheet {
  /** The whole sheet, and the script that makes the browser keep its file. */
  within: SheetForm
  /** A link to the file, for a browser that has it. */
  linked: SheetForm
  /** The `sheet` cookie of a browser that has the file: the hash in its name. */
  version: string
  /** Sources for `style-src` and `script-src`. */
  styleSource: string
  scriptSource: string
}

const encoder = new TextEncoder()
const OPEN_END = { finishFlush: constants.Z_FULL_FLUSH }

function formOf(element: string): SheetForm {
  const html = encoder.encode(element)
  return { html, deflated: deflateRawSync(html, { ...OPEN_END, level: 9 }) }
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `href`: the address of the file that holds `text`. */
export function styleSheetOf(text: string, href: string): StyleSheet {
  const version = href.replace(/^.*\/styles-|\.css$/g, '')
  const script = keepSheetScript(href, version)
  // React hydrates the first style element, or link to a sheet, without a precedence as one of its own.
  const mark = 'data-precedence="default"'
  return {
    within: formOf(`<style ${mark}>${text}</style><script>${script}</script>`),
    linked: formOf(`<link rel="stylesheet" href="${href}" ${mark}>`),
    version,
    styleSource: sourceOf(text),
    scriptSource: sourceOf(script),
  }
}

let built: StyleSheet | undefined

/** That of the build; undefined in development, where pages link to it. */
export function builtStyleSheet(): StyleSheet | undefined {
  if (import.meta.env.DEV) return undefined
  built ??= styleSheetOf(css, href)
  return built
}

/** The form for a visitor: linked for a browser that says it has the very file. */
export const sheetFormFor = (request: Request, sheet: StyleSheet): SheetForm =>
  cookieOf(request, SHEET_COOKIE) === sheet.version ? sheet.linked : sheet.within

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
export const withSheet = (html: Uint8Array, at: number, form: SheetForm): Uint8Array<ArrayBuffer> =>
  join([html.subarray(0, at), form.html, html.subarray(at)])

/** A page deflated in two parts, around its style sheet: once for both forms. */
export interface PackedPage {
  before: Uint8Array
  after: Uint8Array
  /** Checksum and length of the whole page, by the form in it. */
  ends: Map<SheetForm, Uint8Array>
}

export const packAround = (html: Uint8Array, at: number): PackedPage => ({
  before: deflateRawSync(html.subarray(0, at), OPEN_END),
  after: deflateRawSync(html.subarray(at)),
  ends: new Map(),
})

/** Of a file without a name or time, of any system. */
const GZIP_HEADER = Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 255)
const GZIP_END_BYTES = 8

function gzipEndOf(html: Uint8Array, at: number, form: SheetForm): Uint8Array {
  const end = new DataView(new ArrayBuffer(GZIP_END_BYTES))
  end.setUint32(0, crc32(html.subarray(at), crc32(form.html, crc32(html.subarray(0, at)))), true)
  end.setUint32(4, html.length + form.html.length, true)
  return new Uint8Array(end.buffer)
}

/**
 * The page with its style sheet, gzipped: the sheet, half of all bytes of many pages, was deflated once for all of them.
 */
export function gzipWithSheet(
  { before, after, ends }: PackedPage,
  html: Uint8Array,
  at: number,
  form: SheetForm,
): Uint8Array<ArrayBuffer> {
  const end = ends.get(form) ?? gzipEndOf(html, at, form)
  ends.set(form, end)
  return join([GZIP_HEADER, before, form.deflated, after, end])
}
