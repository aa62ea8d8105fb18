import type { Facts, Read } from './container-facts.ts'

/** What is wanted stands before the first pictures. */
const LOOKED_AT = 256 * 1024
const NANOSECONDS = 1e9
const SCALE = 1_000_000

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
}
/** Elements whose content is looked into. */
const OPENED: ReadonlySet<number> = new Set([ID.segment, ID.info, ID.tracks, ID.entry, ID.video])

/** A number of variable length; `isId`: with the bit that says how long it is. */
function numberAt(bytes: Uint8Array, at: number, isId: boolean): { value: number; length: number } | undefined {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) return undefined
  let value = isId ? first : first & (0xff >> length)
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, length }
}

function unsigned(bytes: Uint8Array): number {
  let value = 0
  for (const byte of bytes) value = value * 256 + byte
  return value
}

function float(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length === 4 ? view.getFloat32(0) : bytes.length === 8 ? view.getFloat64(0) : 0
}

/** What a WebM file says of itself; undefined where it has no picture or cannot be read. */
export async function readWebm(read: Read): Promise<Facts | undefined> {
  const bytes = await read(0, LOOKED_AT)
  let [scale, duration, width, height] = [SCALE, 0, 0, 0]
  for (let at = 0; at < bytes.length; ) {
    const id = numberAt(bytes, at, true)
    const size = id && numberAt(bytes, at + id.length, false)
    if (!id || !size || id.value === ID.cluster) break
    at += id.length + size.length
    if (OPENED.has(id.value)) continue
    const content = bytes.subarray(at, at + size.value)
    if (id.value === ID.scale) scale = unsigned(content)
    if (id.value === ID.duration) duration = float(content)
    if (id.value === ID.width) width ||= unsigned(content)
    if (id.value === ID.height) height ||= unsigned(content)
    at += size.value
  }
  if (width === 0 || height === 0) return undefined
  const seconds = (duration * scale) / NANOSECONDS
  return { seconds: seconds > 0 ? seconds : null, width, height }
}
