import type { ChartPoint } from '#contract/match-state.ts'

export interface AreaPath {
  /** SVG paths of the parts above and below the middle line. */
  above: string
  below: string
  /** The value at the upper edge; the lower edge is its negative. */
  top: number
  /** Horizontal position of the point at an index, 0 to 1. */
  xOf: (index: number) => number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The smallest round number (1, 2, 5 or 10 times a power of ten) not below any value, for the label at the edge. */
function niceTop(points: readonly ChartPoint[]): number {
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value)))
  const magnitude = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 5, 10].find((each) => each * magnitude >= most) ?? 10
  return step * magnitude
}

/** Paths of the curve's two halves in a box of `width` by `height`, with evenly spaced points. */
export function areaPathOf(points: readonly ChartPoint[], width: number, height: number): AreaPath {
  const top = niceTop(points)
  const last = Math.max(1, points.length - 1)
  const middle = height / 2
  const half = (pick: (value: number) => number): string => {
    if (points.length === 0) return ''
    const line = points.map(({ value }, index) => {
      const x = round((index / last) * width)
      return `L${x} ${round(middle - (pick(value) / top) * middle)}`
    })
    return `M0 ${middle}${line.join('')}L${points.length === 1 ? 0 : width} ${middle}Z`
  }
  return {
    above: half((value) => Math.max(0, value)),
    below: half((value) => Math.min(0, value)),
    top,
    xOf: (index) => index / last,
  }
}
