/** Pictures for tests. */
import { crc32, deflateSync } from 'node:zlib'
import { concatBytes } from '#backend/picture/bytes.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const body = concatBytes([bytesOf(name), data])
  return concatBytes([uint32(data.length), body, uint32(crc32(body))])
}

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export const pngHeader = (width: number, height: number, isInterlaced = false): Uint8Array =>
  pngChunk('IHDR', concatBytes([uint32(width), uint32(height), Uint8Array.of(8, 0, 0, 0, isInterlaced ? 1 : 0)]))

interface PngParts {
  /** Chunks before the picture data. */
  extra?: readonly Uint8Array[]
  data?: Uint8Array
  isInterlaced?: boolean
}

/** A grey PNG; its `data` is that of a black picture, if not given. */
export function pngOf(width: number, height: number, { extra = [], data, isInterlaced }: PngParts = {}) {
  const rows = width * height < 1_000_000 ? new Uint8Array((width + 1) * height) : new Uint8Array(1)
  return concatBytes([
    PNG_SIGNATURE,
    pngHeader(width, height, isInterlaced),
    ...extra,
    pngChunk('IDAT', data ?? new Uint8Array(deflateSync(rows))),
    pngChunk('IEND', new Uint8Array(0)),
  ])
}

/** A grey PNG with `extra` chunks before its picture data. */
export const makePng = (width: number, height: number, extra: readonly Uint8Array[] = []) =>
  pngOf(width, height, { extra })

export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data])
}

/** An EXIF segment with a GPS position and orientation 6. */
export const exifSegment = (): Uint8Array =>
  jpegSegment(
    0xe1,
    concatBytes([
      bytesOf('Exif\0\0MM'),
      Uint8Array.of(0, 42, 0, 0, 0, 8, 0, 1),
      Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0),
      bytesOf('GPS 48.8584N 2.2945E'),
    ]),
  )

export const jpegFrame = (marker: number, width: number, height: number): Uint8Array =>
  jpegSegment(marker, Uint8Array.of(8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0))

/** A JPEG with valid segments and no visible picture; `frame`: the marker of its process, baseline if not given. */
export function makeJpeg(
  width: number,
  height: number,
  extra: readonly Uint8Array[] = [],
  { frame = 0xc0, scans = 1 }: { frame?: number; scans?: number } = {},
) {
  const scan = concatBytes([
    jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4),
  ])
  return concatBytes([
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xe0, concatBytes([bytesOf('JFIF\0'), Uint8Array.of(1, 1, 0, 0, 1, 0, 1, 0, 0)])),
    ...extra,
    jpegSegment(0xdb, new Uint8Array(65).fill(1)),
    jpegFrame(frame, width, height),
    ...Array.from({ length: scans }, () => scan),
    Uint8Array.of(0xff, 0xd9),
  ])
}
