const FULL = 100

/** The corners of a web, clockwise from the top, each as far from the middle as its value of 100; for `points` of a polygon. */
export function radarPoints(values: readonly number[], size: number): string {
  const middle = size / 2
  return values
    .map((value, at) => {
      const [angle, radius] = [(at / values.length) * 2 * Math.PI, (value / FULL) * (middle - 2)]
      return `${(middle + Math.sin(angle) * radius).toFixed(1)},${(middle - Math.cos(angle) * radius).toFixed(1)}`
    })
    .join(' ')
}
