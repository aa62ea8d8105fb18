/** A point of a ground in its own unit: x along it, y away from the camera, z up; [0, 0, 0] is its middle. */
export type Point = readonly [x: number, y: number, z?: number]

/** Where the points of a ground are in a picture of 640 x 360: seen from the stand at the half-way line. */
export interface Camera {
  /** Length of the ground in its own unit; in the picture it is about `width` wide. */
  length: number
  width?: number
  /** Height of the middle in the picture, from its top. */
  top?: number
  /** Angle of the view: 0 along the ground, 90 from above. */
  degrees?: number
  /** The ground is turned by this angle, so that a net across it is seen. */
  turn?: number
}

export const project = ({ length, width = 520, top = 195, degrees = 38, turn = 0 }: Camera) => {
  const distance = length * 1.5
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const turned = (turn * Math.PI) / 180
  const [sinTurn, cosTurn] = [Math.sin(turned), Math.cos(turned)]
  return ([px, py, z = 0]: Point): string => {
    const [x, y] = [px * cosTurn - py * sinTurn, px * sinTurn + py * cosTurn]
    const depth = distance + y * cos - z * sin
    const scale = (width / length) * (distance / depth)
    return `${round(320 + x * scale)} ${round(top - (y * sin + z * cos) * scale)}`
  }
}

/** Half pixels are enough at 640 wide. */
const round = (value: number) => Math.round(value * 2) / 2

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y, z]) => [-x, y, z] as const)

/** Points of an arc on the ground, from one angle to another in degrees, counted from the x axis. */
export function arc(
  x: number,
  y: number,
  radius: number | readonly [number, number],
  from = 0,
  to = 360,
  z = 0,
): Point[] {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius
  const steps = Math.max(6, Math.round(Math.abs(to - from) / 15))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle), z] as const
  })
}

/** A circle that stands upright and faces the camera: a ball, or a ring on a wall. */
export const upright = (x: number, y: number, z: number, radius: number): Point[] =>
  arc(x, z, radius).map(([cx, cz]) => [cx, y, cz])

export const box = (x1: number, y1: number, x2: number, y2: number, z = 0): Point[] => [
  [x1, y1, z],
  [x2, y1, z],
  [x2, y2, z],
  [x1, y2, z],
  [x1, y1, z],
]
