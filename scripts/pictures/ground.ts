import { type Camera, mirrored, type Point } from './camera.ts'

/** What is drawn of a ground. */
export interface Ground {
  camera: Camera
  /** Filled areas, faint: the surface, a table, an end zone. */
  areas?: readonly (readonly Point[])[]
  lines: readonly (readonly Point[])[]
  /** Thin lines: nets, seats, contours. */
  thin?: readonly (readonly Point[])[]
  /** Filled, bright: balls, bases. */
  marks?: readonly (readonly Point[])[]
}

export const both = (...lines: readonly (readonly Point[])[]): (readonly Point[])[] =>
  lines.flatMap((points) => [points, mirrored(points)])

/** `x y, x y z`: points as text. */
export const line = (text: string): Point[] =>
  text.split(', ').map((point) => point.split(' ').map(Number) as unknown as Point)

export const across = (x: number, depth: number): Point[] => [
  [x, -depth],
  [x, depth],
]
export const along = (y: number, length: number): Point[] => [
  [-length, y],
  [length, y],
]
