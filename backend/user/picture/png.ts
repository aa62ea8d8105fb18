import { crc32 } from 'node:zlib'
import { type Bytes, concatBytes, viewOf } from './bytes.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks needed to draw the picture. Texts, times, EXIF, animation and private chunks are removed. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND'])
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
  return names[0] === 'IHDR' && names.includes('IDAT') ? concatBytes(parts) : null
}
