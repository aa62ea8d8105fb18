/** An SVGA animation, as it is drawn. */
export interface Movie {
  width: number
  height: number
  fps: number
  frames: number
  sprites: Sprite[]
  /** PNG files by name. */
  images: ReadonlyMap<string, Uint8Array>
}

export interface Sprite {
  image: string
  /** One for each frame of the movie; undefined: not seen. */
  frames: (Frame | undefined)[]
}

/** a, b, c, d, tx, ty as a canvas takes them. */
export type Matrix = readonly [number, number, number, number, number, number]

export interface Frame {
  alpha: number
  width: number
  height: number
  matrix: Matrix
  /** The outline of a mask; empty: none. */
  clip: string
  shapes: readonly Shape[]
}

export type Outline =
  | { kind: 'path'; d: string }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | { kind: 'ellipse'; x: number; y: number; rx: number; ry: number }

export interface Shape {
  outline: Outline
  matrix: Matrix
  fill: string | undefined
  stroke: string | undefined
  strokeWidth: number
  cap: CanvasLineCap
  join: CanvasLineJoin
  miter: number
  dash: readonly number[]
}

/** Why a file is not played. `old`: SVGA 1, a zip file. */
export type SvgaFault = 'too_large' | 'not_svga' | 'old' | 'broken'

export class SvgaError extends Error {
  readonly fault: SvgaFault
  constructor(fault: SvgaFault) {
    super(fault)
    this.fault = fault
  }
}

/** A file may have so many bytes, and so many when it is unpacked. */
export const SVGA_BYTES_MAX = 2 * 1024 * 1024
export const SVGA_UNPACKED_MAX = 24 * 1024 * 1024
