import { type Bytes, concatBytes, viewOf } from './bytes.ts'

const FRAME_STARTS = new Set([0xc0, 0xc1, 0xc2])
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Frames, tables, restart interval, scans and Adobe's colour transform. All else is removed: EXIF, XMP, comments... */
const KEPT = new Set([...FRAME_STARTS, 0xc4, 0xdb, 0xdd, 0xee, START_OF_SCAN])
const APP0 = 0xe0
const APP2 = 0xe2
/** The size of a JFIF segment without a thumbnail. */
const JFIF_BYTES = 18

export const isJpeg = (file: Uint8Array): boolean => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff

const hasName = (segment: Uint8Array, name: string): boolean =>
  [...name].every((sign, index) => segment[4 + index] === sign.charCodeAt(0))

function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === APP0) return segment.length === JFIF_BYTES && hasName(segment, 'JFIF\0')
  if (marker === APP2) return hasName(segment, 'ICC_PROFILE\0')
  return KEPT.has(marker)
}

/** Offset of the marker after the coded picture data; -1 when there is none. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next === undefined) return -1
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return -1
}

/** An EXIF segment (CIPA DC-008) with nothing but the orientation, 1 to 8. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  )

/**
 * The JPEG (ITU T.81) with only picture, colours and `orientation`: no GPS position, camera, thumbnail or data after
 * its end. Null when it is not a complete JPEG.
 */
export function stripJpeg(file: Bytes, orientation = 1): Bytes | null {
  if (!isJpeg(file)) return null
  const view = viewOf(file)
  const parts: Uint8Array[] = [file.subarray(0, 2)]
  if (orientation > 1 && orientation <= 8) parts.push(orientationSegment(orientation))
  const markers = new Set<number>()
  let at = 2
  while (at + 4 <= file.length || file[at + 1] === END_OF_IMAGE) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) return null
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) {
      parts.push(file.subarray(at, at + 2))
      const hasFrame = [...FRAME_STARTS].some((start) => markers.has(start))
      return hasFrame && markers.has(START_OF_SCAN) ? concatBytes(parts) : null
    }
    const length = view.getUint16(at + 2)
    const end = marker === START_OF_SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length
    if (length < 2 || end < 0 || end > file.length) return null
    const segment = file.subarray(at, end)
    if (isKept(marker, segment)) parts.push(segment)
    markers.add(marker)
    at = end
  }
  return null
}
