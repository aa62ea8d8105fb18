import { crc32, inflateSync } from 'node:zlib'
import { type Bytes, concatBytes, viewOf } from './bytes.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks needed to draw the picture. Texts, times, EXIF, profiles, animation and private chunks are removed. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'])
/** The name of a chunk with picture data, as a number. */
const IDAT = 0x49444154
/** Bytes of a chunk's length, name and checksum. */
const FRAME_BYTES = 12

export const isPng = (file: Uint8Array): boolean => SIGNATURE.every((byte, at) => file[at] === byte)

/** The PNG (RFC 2083) without metadata and data after its end. Null when it is not a complete PNG. */
export function stripPng(file: Bytes): Bytes | null {
  if (!isPng(file)) return null
  const view = viewOf(file)
  const parts: Uint8Array[] = [file.subarray(0, SIGNATURE.length)]
  const names: string[] = []
  let at = SIGNATURE.length
  while (names.at(-1) !== 'IEND') {
    if (at + FRAME_BYTES > file.length) return null
    const end = at + FRAME_BYTES + view.getUint32(at)
    if (end > file.length) return null
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null
    if (KEPT.has(name)) parts.push(file.subarray(at, end))
    names.push(name)
    at = end
  }
  const headers = names.filter((name) => name === 'IHDR').length
  return names[0] === 'IHDR' && headers === 1 && names.includes('IDAT') ? concatBytes(parts) : null
}

/** How many values a pixel has, by the header's colour type. */
const CHANNELS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])
const DEPTH_AT = 24
const COLOUR_TYPE_AT = 25
const INTERLACE_AT = 28
/** Of one picture, of which there may be two copies for a moment: a Worker has 128 MB for all that it does. */
const UNPACKED_BYTES_MAX = 24 * 1024 * 1024

function pictureData(file: Bytes): Bytes {
  const view = viewOf(file)
  const parts: Uint8Array[] = []
  for (let at = SIGNATURE.length; at < file.length; at += FRAME_BYTES + view.getUint32(at))
    if (view.getUint32(at + 4) === IDAT) parts.push(file.subarray(at + 8, at + 8 + view.getUint32(at)))
  return concatBytes(parts)
}

/**
 * Whether a PNG of `stripPng` holds as many pixels as it declares, and not one byte more: no more than that is unpacked.
 * False for an interlaced one, and for one that would take too much memory.
 */
export function isWholePng(file: Bytes, { width, height }: { width: number; height: number }): boolean {
  const channels = CHANNELS.get(file[COLOUR_TYPE_AT] ?? -1)
  if (channels === undefined || file[INTERLACE_AT] !== 0) return false
  const rowBytes = Math.ceil((width * channels * (file[DEPTH_AT] ?? 0)) / 8)
  const wanted = height * (1 + rowBytes)
  if (wanted > UNPACKED_BYTES_MAX) return false
  try {
    // workerd doubles its memory as it unpacks, and counts that: with just `wanted` it refuses a third of all sizes.
    return inflateSync(pictureData(file), { maxOutputLength: 2 * wanted }).length === wanted
  } catch {
    return false
  }
}
