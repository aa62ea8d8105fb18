import type { Facts, Read } from './container-facts.ts'

/** Boxes that are looked at in one box: a real file has fewer before those that are wanted. */
const BOXES_MAX = 64
/** Of what does not say how long it is. */
const UNKNOWN = 0xffffffff

interface Box {
  type: string
  /** Where its content begins and ends in the file. */
  from: number
  to: number
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))

const viewOf = (bytes: Uint8Array<ArrayBuffer>): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The boxes between two places, until `isLast`; undefined where there is something else. */
async function boxesIn(
  read: Read,
  from: number,
  to: number,
  isLast: (box: Box) => boolean,
): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < BOXES_MAX; ) {
    const header = viewOf(await read(at, 16))
    if (header.byteLength < 8) return undefined
    const short = header.getUint32(0)
    if (short === 1 && header.byteLength < 16) return undefined
    const isLong = short === 1
    const size = short === 0 ? to - at : isLong ? Number(header.getBigUint64(8)) : short
    const box = { type: textAt(header, 4), from: at + (isLong ? 16 : 8), to: at + size }
    if (box.to < box.from || box.to > to) return undefined
    boxes.push(box)
    if (isLast(box)) break
    at = box.to
  }
  return boxes
}

async function secondsOf(read: Read, mvhd: Box): Promise<number | null | undefined> {
  const body = viewOf(await read(mvhd.from, 32))
  if (body.byteLength < 32) return undefined
  const isLong = body.getUint8(0) === 1
  const scale = body.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(body.getBigUint64(24)) : body.getUint32(16)
  if (scale === 0) return undefined
  return duration === 0 || duration === UNKNOWN ? null : duration / scale
}

/** The size of a track's picture, as it is shown: a phone that is held upright turns it. */
async function pictureOf(read: Read, trak: Box): Promise<{ width: number; height: number } | undefined> {
  const boxes = await boxesIn(read, trak.from, trak.to, ({ type }) => type === 'tkhd')
  const tkhd = boxes?.find(({ type }) => type === 'tkhd')
  if (!tkhd) return undefined
  const body = viewOf(await read(tkhd.from, 96))
  const rest = body.byteLength > 0 && body.getUint8(0) === 1 ? 12 : 0
  if (body.byteLength < 84 + rest) return undefined
  const isTurned = body.getInt32(40 + rest) === 0 && body.getInt32(56 + rest) === 0
  const [width, height] = [body.getUint32(76 + rest) >>> 16, body.getUint32(80 + rest) >>> 16]
  if (width === 0 || height === 0) return undefined
  return isTurned ? { width: height, height: width } : { width, height }
}

/** What an MP4 file says of itself, wherever its index is; undefined where it has no picture or cannot be read. */
export async function readMp4(read: Read, size: number): Promise<Facts | undefined> {
  const boxes = await boxesIn(read, 0, size, ({ type }) => type === 'moov')
  const moov = boxes?.find(({ type }) => type === 'moov')
  const parts = moov && (await boxesIn(read, moov.from, moov.to, () => false))
  const mvhd = parts?.find(({ type }) => type === 'mvhd')
  const seconds = mvhd && (await secondsOf(read, mvhd))
  if (seconds === undefined) return undefined
  for (const trak of parts?.filter(({ type }) => type === 'trak') ?? []) {
    const picture = await pictureOf(read, trak)
    if (picture) return { seconds, ...picture }
  }
  return undefined
}
