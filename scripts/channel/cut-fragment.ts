/** Seconds of a part. */
const PART_SECONDS = 1

/** Ticks a second of each track, as the init segments say: video 1, sound 2. */
const TIMESCALES: ReadonlyMap<number, number> = new Map([
  [1, 12_800],
  [2, 32_000],
])

interface Track {
  /** The box as it is: defaults of all frames. */
  tfhd: Buffer
  id: number
  /** Ticks of a frame. */
  frameTicks: number
  startTicks: number
  /** Bytes of each frame. */
  sizes: readonly number[]
  /** Flags of the first frame, where it has its own: it is a key frame. */
  firstFlags: number | undefined
  data: Buffer
}

/**
 * Cuts a segment of one movie fragment into fragments of a second, by the time of each track from its start. Reads what `make-channel.sh` writes: all frames of a track have the same length.
 */
export function cutFragment(segment: Buffer): Buffer[] {
  const moof = boxesOf(segment).find(({ type }) => type === 'moof')
  if (!moof) throw new Error('cutFragment: no moof')
  const tracks = boxesOf(moof.body)
    .filter(({ type }) => type === 'traf')
    .map(({ body }) => readTrack(body, segment.subarray(moof.at)))
  const secondOf = ({ id, frameTicks }: Track, frame: number) => (frame * frameTicks) / (TIMESCALES.get(id) ?? 1)
  const [first] = tracks
  const count = first ? Math.round(secondOf(first, first.sizes.length) / PART_SECONDS) : 0
  return Array.from({ length: count }, (_, part) => {
    const cuts = tracks.map((track) => {
      const frames = track.sizes.map((__, frame) =>
        Math.min(count - 1, Math.floor(secondOf(track, frame) / PART_SECONDS)),
      )
      return { track, from: frames.indexOf(part), to: frames.lastIndexOf(part) + 1 }
    })
    return fragmentOf(cuts, part + 1)
  })
}

interface Cut {
  track: Track
  from: number
  to: number
}

function fragmentOf(cuts: readonly Cut[], sequence: number): Buffer {
  const write = (offsets: readonly number[]) =>
    box('moof', box('mfhd', uint32(0, sequence)), ...cuts.map((cut, index) => trafOf(cut, offsets[index] ?? 0)))
  const data = cuts.map(({ track: { data, sizes }, from, to }) =>
    data.subarray(sum(sizes.slice(0, from)), sum(sizes.slice(0, to))),
  )
  const begin = write([]).length + 8
  const offsets = data.map((_, index) => begin + sum(data.slice(0, index).map(({ length }) => length)))
  return Buffer.concat([write(offsets), box('mdat', ...data)])
}

const TFDT_64_BITS = 1 << 24
const HAS_OFFSET = 0x1
const HAS_FIRST_FLAGS = 0x4
const HAS_SIZES = 0x200

function trafOf({ track, from, to }: Cut, offset: number): Buffer {
  const hasFlags = from === 0 && track.firstFlags !== undefined
  const start = Buffer.alloc(8)
  start.writeBigUInt64BE(BigInt(track.startTicks + from * track.frameTicks))
  return box(
    'traf',
    track.tfhd,
    box('tfdt', uint32(TFDT_64_BITS), start),
    box(
      'trun',
      uint32(HAS_OFFSET | HAS_SIZES | (hasFlags ? HAS_FIRST_FLAGS : 0), to - from, offset),
      ...(hasFlags ? [uint32(track.firstFlags ?? 0)] : []),
      uint32(...track.sizes.slice(from, to)),
    ),
  )
}

/** `fromMoof`: the segment from its `moof` on, from where offsets of frames count. */
function readTrack(traf: Buffer, fromMoof: Buffer): Track {
  const part = (type: string) => {
    const found = boxesOf(traf).find((each) => each.type === type)
    if (!found) throw new Error(`cutFragment: no ${type}`)
    return found
  }
  const [tfhd, tfdt, trun] = [part('tfhd'), part('tfdt').body, part('trun').body]
  const flags = trun.readUInt32BE(0)
  if (tfhd.body.readUInt32BE(0) !== 0x020038 || (flags & ~HAS_FIRST_FLAGS) !== (HAS_OFFSET | HAS_SIZES))
    throw new Error('cutFragment: not a segment of make-channel.sh')
  const hasFlags = (flags & HAS_FIRST_FLAGS) !== 0
  const [count, offset, sizesAt] = [trun.readUInt32BE(4), trun.readUInt32BE(8), hasFlags ? 16 : 12]
  return {
    tfhd: tfhd.whole,
    id: tfhd.body.readUInt32BE(4),
    frameTicks: tfhd.body.readUInt32BE(8),
    startTicks: Number(tfdt.readBigUInt64BE(4)),
    sizes: Array.from({ length: count }, (_, frame) => trun.readUInt32BE(sizesAt + 4 * frame)),
    firstFlags: hasFlags ? trun.readUInt32BE(12) : undefined,
    data: fromMoof.subarray(offset),
  }
}

interface Box {
  type: string
  at: number
  body: Buffer
  whole: Buffer
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const whole = bytes.subarray(at, at + bytes.readUInt32BE(at))
    boxes.push({ type: whole.toString('latin1', 4, 8), at, body: whole.subarray(8), whole })
  }
  return boxes
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
