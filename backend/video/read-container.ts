import type { VideoContainer } from '#contract/video-rules.ts'
import type { Facts, Read } from './container-facts.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

const EBML = [0x1a, 0x45, 0xdf, 0xa3]

/** Whether a file may be of a kind, by its first bytes. */
export const startsAs = (container: VideoContainer | 'hls', bytes: Uint8Array): boolean =>
  container === 'mp4'
    ? ascii(bytes, 4, 8) === 'ftyp'
    : container === 'webm' && EBML.every((byte, at) => bytes[at] === byte) && ascii(bytes, 4, 64).includes('webm')

/** Reads small pieces that lie together at once. */
const AT_ONCE = 4096

function inPieces(read: Read): Read {
  let piece: { from: number; bytes: Uint8Array<ArrayBuffer> } = { from: 0, bytes: new Uint8Array(0) }
  return async (offset, length) => {
    const at = offset - piece.from
    if (at < 0 || at + length > piece.bytes.length)
      piece = { from: offset, bytes: await read(offset, Math.max(length, AT_ONCE)) }
    return piece.bytes.subarray(offset - piece.from, offset - piece.from + length)
  }
}

const PX_MAX = 16_384

/** What a file says of itself; undefined where it is no video of its kind that can be read. */
export async function readContainer(
  { container, size }: { container: VideoContainer | 'hls'; size: number },
  read: Read,
): Promise<Facts | undefined> {
  const bounded: Read = (offset, length) =>
    offset >= size ? Promise.resolve(new Uint8Array(0)) : read(offset, Math.min(length, size - offset))
  const facts = container === 'mp4' ? await readMp4(inPieces(bounded), size) : await readWebm(bounded)
  if (!facts || Math.max(facts.width, facts.height) > PX_MAX) return undefined
  return { ...facts, seconds: facts.seconds === null ? null : Math.max(1, Math.round(facts.seconds)) }
}
