import zlib from 'node:zlib'
import type { Part } from './drawings.ts'
import { FPS, FRAMES, type Moving, type Place, SIZE } from './motions.ts'

/** Writes SVGA 2: a deflated Protocol Buffers message, `MovieEntity` of the format's `svga.proto`. */

const VARINT = 0
const BYTES = 2
const FIXED_32 = 5

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}

const key = (field: number, type: number): number[] => varint(field * 8 + type)
const whole = (field: number, value: number): number[] => [...key(field, VARINT), ...varint(value)]

/** Left out when 0, as the format has it. */
function float(field: number, value: number): number[] {
  const rounded = Math.round(value * 1000) / 1000
  if (rounded === 0) return []
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(rounded)
  return [...key(field, FIXED_32), ...bytes]
}

const floats = (...values: readonly number[]): number[] => values.flatMap((value, index) => float(index + 1, value))
const message = (field: number, bytes: readonly number[]): number[] => [
  ...key(field, BYTES),
  ...varint(bytes.length),
  ...bytes,
]
const text = (field: number, value: string): number[] => message(field, [...Buffer.from(value, 'utf8')])

/** `#rrggbb` or `#rrggbbaa`. */
function colour(field: number, hex: string): number[] {
  const [r = 0, g = 0, b = 0, a = 255] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))
  return message(field, floats(r / 255, g / 255, b / 255, a / 255))
}

const ROUND = 1

function shape({ d, fill, stroke, width = 0 }: Part): number[] {
  const edge = stroke ? [...colour(2, stroke), ...float(3, width), ...whole(4, ROUND), ...whole(5, ROUND)] : []
  return message(5, [...message(2, text(1, d)), ...message(10, [...(fill ? colour(1, fill) : []), ...edge])])
}

/** The shapes of the frame before. */
const KEEP = message(5, whole(1, 3))

/** Turned, scaled about the drawing's own middle, and moved to its place. */
function transform({ x, y, scale = 1, scaleY = scale, turn = 0 }: Place, origin: number): number[] {
  const angle = (turn * Math.PI) / 180
  const [a, b, c, d] = [
    Math.cos(angle) * scale,
    Math.sin(angle) * scale,
    -Math.sin(angle) * scaleY,
    Math.cos(angle) * scaleY,
  ]
  return message(3, floats(a, b, c, d, x - (a + c) * origin, y - (b + d) * origin))
}

function sprite({ parts, origin, at }: Moving, index: number): number[] {
  let wasSeen = false
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    const place = at(frame / (FRAMES - 1))
    const alpha = place?.alpha ?? 1
    if (!place || alpha <= 0.004) {
      wasSeen = false
      return message(2, [])
    }
    const shapes = wasSeen ? KEEP : parts.flatMap(shape)
    wasSeen = true
    return message(2, [
      ...float(1, alpha),
      ...message(2, floats(0, 0, SIZE, SIZE)),
      ...transform(place, origin),
      ...shapes,
    ])
  })
  return message(4, [...text(1, `part${index}.vector`), ...frames.flat()])
}

export function svgaOf(movings: readonly Moving[]): Uint8Array {
  const params = [...floats(SIZE, SIZE), ...whole(3, FPS), ...whole(4, FRAMES)]
  const movie = [...text(1, '2.0.0'), ...message(2, params), ...movings.flatMap(sprite)]
  return zlib.deflateSync(Uint8Array.from(movie), { level: 9 })
}
