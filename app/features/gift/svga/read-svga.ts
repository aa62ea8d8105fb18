import { asBytes, asNumber, asText, type Budget, eachField, numbersOf } from './message-reader.ts'
import {
  type Frame,
  type Matrix,
  type Movie,
  type Outline,
  type Shape,
  type Sprite,
  SVGA_BYTES_MAX,
  SVGA_UNPACKED_MAX,
  SvgaError,
} from './movie.ts'

const SIDE_MAX = 4096
const FPS_MAX = 120
const FRAMES_MAX = 3_000
const SPRITES_MAX = 500
const IMAGES_MAX = 200
/** Of all pictures together: unpacked they take four bytes each. */
const PIXELS_MAX = 4 * SIDE_MAX * SIDE_MAX
const FIELDS_MAX = 3_000_000

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const CAPS: readonly CanvasLineCap[] = ['butt', 'round', 'square']
const JOINS: readonly CanvasLineJoin[] = ['miter', 'round', 'bevel']

/** The animation of a file of SVGA 2. Throws a `SvgaError`. Nothing in the file is run or loaded from elsewhere. */
export async function readSvga(file: Uint8Array): Promise<Movie> {
  if (file.length > SVGA_BYTES_MAX) throw new SvgaError('too_large')
  const [first, second] = file
  if (first === 0x50 && second === 0x4b) throw new SvgaError('old')
  // A zlib header: deflate, and a check of both bytes.
  const isZlib = first !== undefined && second !== undefined && first % 16 === 8 && (first * 256 + second) % 31 === 0
  if (!isZlib) throw new SvgaError('not_svga')
  return readMovie(await unpack(file))
}

async function unpack(file: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const packed = new Blob([file as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = packed.getReader()
  for (;;) {
    const { value, done } = await reader.read().catch((): never => {
      throw new SvgaError('broken')
    })
    if (done) break
    length += value.length
    if (length > SVGA_UNPACKED_MAX) {
      await reader.cancel()
      throw new SvgaError('too_large')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function readMovie(bytes: Uint8Array): Movie {
  const budget: Budget = { fields: FIELDS_MAX }
  let pixels = 0
  const images = new Map<string, Uint8Array>()
  const found: Uint8Array[] = []
  let [width, height, fps, frames] = [0, 0, 0, 0]
  eachField(bytes, budget, (field, value) => {
    if (field === 2) [width = 0, height = 0, fps = 0, frames = 0] = numbersOf(asBytes(value), budget, 4)
    else if (field === 3) pixels += readImage(asBytes(value), budget, images)
    else if (field === 4) found.push(asBytes(value))
  })
  const isSize = (side: number) => side >= 1 && side <= SIDE_MAX
  const isMovie = isSize(width) && isSize(height) && fps >= 1 && fps <= FPS_MAX && frames >= 1
  if (!isMovie) throw new SvgaError('not_svga')
  const isTooMuch = frames > FRAMES_MAX || found.length > SPRITES_MAX || images.size > IMAGES_MAX || pixels > PIXELS_MAX
  if (isTooMuch) throw new SvgaError('too_large')
  return { width, height, fps, frames, images, sprites: found.map((each) => readSprite(each, budget, frames)) }
}

/** How many pixels it has. */
function readImage(bytes: Uint8Array, budget: Budget, images: Map<string, Uint8Array>): number {
  let name = ''
  let file: Uint8Array | undefined
  eachField(bytes, budget, (field, value) => {
    if (field === 1) name = asText(value)
    else if (field === 2) file = asBytes(value)
  })
  const pixels = file ? pixelsOfPng(file) : 0
  if (file && pixels > 0) images.set(name, file)
  return pixels
}

/** 0 for what is no PNG or has a longer side than is drawn: a small file may be a picture of any size. */
function pixelsOfPng(file: Uint8Array): number {
  if (file.length < 24 || file[0] !== 0x89 || file[1] !== 0x50) return 0
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return width <= SIDE_MAX && height <= SIDE_MAX ? width * height : 0
}

function readSprite(bytes: Uint8Array, budget: Budget, count: number): Sprite {
  const frames: (Frame | undefined)[] = []
  let image = ''
  let kept: readonly Shape[] = []
  eachField(bytes, budget, (field, value) => {
    if (field === 1) image = asText(value)
    else if (field === 2 && frames.length < count) {
      const frame = readFrame(asBytes(value), budget, kept)
      kept = frame.shapes
      frames.push(frame.alpha > 0 ? frame : undefined)
    }
  })
  return { image, frames }
}

function readFrame(bytes: Uint8Array, budget: Budget, kept: readonly Shape[]): Frame {
  let [alpha, width, height, clip] = [0, 0, 0, '']
  let matrix = IDENTITY
  let isKept = false
  const shapes: Shape[] = []
  eachField(bytes, budget, (field, value) => {
    if (field === 1) alpha = Math.min(1, asNumber(value))
    else if (field === 2) [, , width = 0, height = 0] = numbersOf(asBytes(value), budget, 4)
    else if (field === 3) matrix = readMatrix(asBytes(value), budget)
    else if (field === 4) clip = asText(value)
    else if (field === 5) {
      const shape = readShape(asBytes(value), budget)
      if (shape === 'keep') isKept = true
      else if (shape) shapes.push(shape)
    }
  })
  return { alpha, width, height, matrix, clip, shapes: isKept && shapes.length === 0 ? kept : shapes }
}

const readMatrix = (bytes: Uint8Array, budget: Budget): Matrix => numbersOf(bytes, budget, 6) as unknown as Matrix

const PLAIN = {
  fill: undefined,
  stroke: undefined,
  strokeWidth: 0,
  cap: 'butt',
  join: 'miter',
  miter: 0,
  dash: [],
} as const

/** `keep`: those of the frame before. */
function readShape(bytes: Uint8Array, budget: Budget): Shape | 'keep' | undefined {
  let isKeep = false
  let outline: Outline | undefined
  let matrix = IDENTITY
  let style: Omit<Shape, 'outline' | 'matrix'> = PLAIN
  eachField(bytes, budget, (field, value) => {
    if (field === 1) isKeep = asNumber(value) === 3
    else if (field === 2) outline = readPath(asBytes(value), budget)
    else if (field === 3) {
      const [x = 0, y = 0, width = 0, height = 0, radius = 0] = numbersOf(asBytes(value), budget, 5)
      outline = { kind: 'rect', x, y, width, height, radius: Math.max(0, radius) }
    } else if (field === 4) {
      const [x = 0, y = 0, rx = 0, ry = 0] = numbersOf(asBytes(value), budget, 4)
      outline = { kind: 'ellipse', x, y, rx: Math.abs(rx), ry: Math.abs(ry) }
    } else if (field === 10) style = readStyle(asBytes(value), budget)
    else if (field === 11) matrix = readMatrix(asBytes(value), budget)
  })
  if (isKeep) return 'keep'
  return outline && { outline, matrix, ...style }
}

function readPath(bytes: Uint8Array, budget: Budget): Outline {
  let d = ''
  eachField(bytes, budget, (field, value) => {
    if (field === 1) d = asText(value)
  })
  return { kind: 'path', d }
}

function readStyle(bytes: Uint8Array, budget: Budget): Omit<Shape, 'outline' | 'matrix'> {
  const numbers = new Map<number, number>()
  let [fill, stroke] = [undefined as string | undefined, undefined as string | undefined]
  eachField(bytes, budget, (field, value) => {
    if (field === 1) fill = readColour(asBytes(value), budget)
    else if (field === 2) stroke = readColour(asBytes(value), budget)
    else numbers.set(field, asNumber(value))
  })
  const number = (field: number) => numbers.get(field) ?? 0
  return {
    fill,
    stroke,
    strokeWidth: number(3),
    cap: CAPS[number(4)] ?? 'butt',
    join: JOINS[number(5)] ?? 'miter',
    miter: number(6),
    dash: [number(7), number(8)].filter((length) => length > 0),
  }
}

function readColour(bytes: Uint8Array, budget: Budget): string {
  const [r = 0, g = 0, b = 0, a = 0] = numbersOf(bytes, budget, 4).map((part) => Math.min(1, Math.max(0, part)))
  return `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${a})`
}
