/** Outlines, of the commands that every SVGA player knows: M, L, C, Z. */

export type Point = readonly [x: number, y: number]

const text = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Point): string => `${text(x)} ${text(y)}`

export const polygon = (points: readonly Point[]): string =>
  `${points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join(' ')} Z`

export const line = (from: Point, to: Point): string => `M${at(from)} L${at(to)}`

/** An ellipse of four curves. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  const k = 0.5523
  const curve = (a: Point, b: Point, c: Point) => `C${at(a)} ${at(b)} ${at(c)}`
  return [
    `M${at([cx + rx, cy])}`,
    curve([cx + rx, cy + k * ry], [cx + k * rx, cy + ry], [cx, cy + ry]),
    curve([cx - k * rx, cy + ry], [cx - rx, cy + k * ry], [cx - rx, cy]),
    curve([cx - rx, cy - k * ry], [cx - k * rx, cy - ry], [cx, cy - ry]),
    curve([cx + k * rx, cy - ry], [cx + rx, cy - k * ry], [cx + rx, cy]),
    'Z',
  ].join(' ')
}

/** A point at an angle in degrees, 0 up, clockwise. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

export const regular = (cx: number, cy: number, radius: number, corners: number, turn = 0): string =>
  polygon(Array.from({ length: corners }, (_, index) => polar(cx, cy, radius, turn + (360 / corners) * index)))

export const star = (cx: number, cy: number, outer: number, inner: number, points: number): string =>
  polygon(
    Array.from({ length: 2 * points }, (_, index) =>
      polar(cx, cy, index % 2 === 0 ? outer : inner, (180 / points) * index),
    ),
  )

export const heart = (cx: number, cy: number, size: number): string => {
  const p = (x: number, y: number) => at([cx + (x * size) / 100, cy + (y * size) / 100])
  return [
    `M${p(0, 45)}`,
    `C${p(-15, 32)} ${p(-50, 8)} ${p(-50, -17)}`,
    `C${p(-50, -37)} ${p(-35, -45)} ${p(-25, -45)}`,
    `C${p(-12, -45)} ${p(-4, -37)} ${p(0, -28)}`,
    `C${p(4, -37)} ${p(12, -45)} ${p(25, -45)}`,
    `C${p(35, -45)} ${p(50, -37)} ${p(50, -17)}`,
    `C${p(50, 8)} ${p(15, 32)} ${p(0, 45)}`,
    'Z',
  ].join(' ')
}
