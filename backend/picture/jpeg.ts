import { type Bytes, concatBytes, viewOf } from './bytes.ts'

/** A frame of the baseline process; browsers draw a progressive one again for each of its many scans. */
const BASELINE_FRAME = 0xc0
/** At most one for each of the colours. */
const SCANS_MAX = 4
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** The frame, tables, restart interval and scans. All else is removed: EXIF, XMP, profiles, comments... */
const KEPT = new Set([BASELINE_FRAME, 0xc4, 0xdb, 0xdd, START_OF_SCAN])
/** Frames of the other processes: `0xc4`, `0xc8` and `0xcc` are none. */
const OTHER_FRAMES = new Set([0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const APP0 = 0xe0
/** Adobe's: how the colours are coded. */
const APP14 = 0xee
/** The size of a JFIF segment without a thumbnail. */
const JFIF_BYTES = 18
const ADOBE_BYTES = 16

export const isJpeg = (file: Uint8Array): boolean => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff

const hasName = (segment: Uint8Array, name: string): boolean =>
  [...name].every((sign, index) => segment[4 + index] === sign.charCodeAt(0))

function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === APP0) return segment.length === JFIF_BYTES && hasName(segment, 'JFIF\0')
  if (marker === APP14) return segment.length === ADOBE_BYTES && hasName(segment, 'Adobe')
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
 * The JPEG (ITU T.81) with only picture and `orientation`: no GPS position, camera, thumbnail, profile or data after
 * its end. Null when it is not a complete baseline JPEG with one frame.
 */
export function stripJpeg(file: Bytes, orientation = 1): Bytes | null {
  if (!isJpeg(file)) return null
  const view = viewOf(file)
  const parts: Uint8Array[] = [file.subarray(0, 2)]
  if (orientation > 1 && orientation <= 8) parts.push(orientationSegment(orientation))
  let frames = 0
  let scans = 0
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
      return frames === 1 && scans >= 1 && scans <= SCANS_MAX ? concatBytes(parts) : null
    }
    const length = view.getUint16(at + 2)
    const end = marker === START_OF_SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length
    if (length < 2 || end < 0 || end > file.length) return null
    const segment = file.subarray(at, end)
    if (isKept(marker, segment)) parts.push(segment)
    if (OTHER_FRAMES.has(marker)) return null
    if (marker === BASELINE_FRAME) frames++
    if (marker === START_OF_SCAN) scans++
    at = end
  }
  return null
}
