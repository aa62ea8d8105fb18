/** Video files for tests: what a container says of itself, and pictures that are none. */
import { concatBytes } from '#backend/picture/bytes.ts'

export type Bytes = Uint8Array<ArrayBuffer>

const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const join = (...parts: readonly Uint8Array[]): Bytes => concatBytes(parts) as Bytes

function uint32(...values: readonly number[]): Bytes {
  const bytes = new Uint8Array(4 * values.length)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of values.entries()) view.setUint32(4 * at, value)
  return bytes
}

export const box = (type: string, ...content: readonly Uint8Array[]): Bytes => {
  const body = join(...content)
  return join(uint32(body.length + 8), ascii(type), body)
}

export interface Mp4 {
  seconds?: number
  width?: number
  height?: number
  isTurned?: boolean
  /** Of the whole file. */
  size?: number
  /** The index stands behind the pictures. */
  isIndexLast?: boolean
}

/** A file with the index of an MP4 and pictures that are none. */
export function mp4({ seconds = 90, width = 1280, height = 720, isTurned, size = 4000, isIndexLast }: Mp4 = {}): Bytes {
  const mvhd = box('mvhd', uint32(0, 0, 0, 1000, seconds * 1000, 0, 0, 0, 0, 0, 0, 0))
  const straight = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
  const matrix = isTurned ? [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000] : straight
  const trackOf = (wide: number, high: number) =>
    box('trak', box('tkhd', uint32(7, 0, 0, 1, 0, seconds * 1000, 0, 0, 0, 0, ...matrix, wide << 16, high << 16)))
  // The sound's track has no size.
  const moov = box('moov', mvhd, trackOf(0, 0), trackOf(width, height))
  const ftyp = box('ftyp', ascii('isom'), uint32(512), ascii('isomavc1'))
  const pictures = box('mdat', new Uint8Array(Math.max(0, size - ftyp.length - moov.length - 8)))
  return isIndexLast ? join(ftyp, pictures, moov) : join(ftyp, moov, pictures)
}

const element = (id: readonly number[], content: Uint8Array): Bytes =>
  join(Uint8Array.from(id), Uint8Array.of(0x40 | (content.length >> 8), content.length & 0xff), content)

/** A file with the head of a WebM. */
export function webm({
  seconds = 30,
  width = 640,
  height = 360,
}: Pick<Mp4, 'seconds' | 'width' | 'height'> = {}): Bytes {
  const double = new Uint8Array(8)
  new DataView(double.buffer).setFloat64(0, seconds * 1000)
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    join(element([0x2a, 0xd7, 0xb1], Uint8Array.of(0x0f, 0x42, 0x40)), element([0x44, 0x89], double)),
  )
  const picture = join(
    element([0xb0], Uint8Array.of(width >> 8, width & 0xff)),
    element([0xba], Uint8Array.of(height >> 8, height & 0xff)),
  )
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xe0], picture)))
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], ascii('webm')))
  // A segment of unknown length, as browsers record it.
  const segment = Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
  return join(head, segment, info, tracks, element([0x1f, 0x43, 0xb6, 0x75], new Uint8Array(1000)))
}
