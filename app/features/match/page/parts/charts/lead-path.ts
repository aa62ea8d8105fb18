import type { Family } from '#contract/games.ts'
import type { Board, ChartPoint, TimelineItem } from '#contract/match-state.ts'
import { COUNTS_DOWN, type TimeAxis, timeOf } from './time-axis.ts'

/** `bars`: a value for the time before it; `steps`: one that holds until the next. */
export type LeadShape = 'bars' | 'steps'

/** Families whose leads change at times of a clock. */
const BY_CLOCK = new Set<Family>(['basketball', 'american_football', 'battle_royale'])

/** Where points are counted, each stands for the play that led to it: the last one of a map is as wide as the others. */
export const leadShape = (family: Family): LeadShape => (BY_CLOCK.has(family) ? 'steps' : 'bars')

export interface LeadPath {
  /** SVG paths of what is above and below the middle line. */
  above: string
  below: string
  /** The value at the upper edge; the lower edge is its negative. */
  top: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The smallest round number (one digit up to 5, or 10, times a power of ten) not below any value. */
function niceTop(points: readonly ChartPoint[]): number {
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value)))
  const magnitude = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 3, 4, 5, 10].find((each) => each * magnitude >= most) ?? 10
  return step * magnitude
}

/** Share of the width that the value of a period's last second has: without it, what a score then makes is not seen. */
const TAIL = 0.01

/** Corners of the curve, left to right, in shares of the width. */
function corners(points: readonly ChartPoint[], axis: TimeAxis, shape: LeadShape, resets: boolean): [number, number][] {
  const line: [number, number][] = []
  let value = 0
  let edge = 0
  let period: string | undefined
  for (const point of points) {
    const { start = 0, end = 1 } = axis.segments.find((each) => each.period === (point.period ?? '')) ?? {}
    const at = axis.xOf(point.t, point.period) ?? 0
    const x = shape === 'steps' && point.value !== value ? Math.min(at, end - TAIL) : at
    if (point.period !== period) {
      if (resets) line.push([start, value], [start, 0])
      value = resets ? 0 : value
      if (shape === 'bars') line.push([start, point.value])
      period = point.period
    } else if (shape === 'bars') line.push([line.at(-1)?.[0] ?? x, point.value])
    if (shape === 'steps') line.push([x, value])
    line.push([x, point.value])
    value = point.value
    edge = at
  }
  return edge > (line.at(-1)?.[0] ?? edge) ? [...line, [edge, value]] : line
}

/** The area between a lead's curve and the middle line, in a box of `width` by `height`. */
export function leadPathOf(
  points: readonly ChartPoint[],
  axis: TimeAxis,
  shape: LeadShape,
  { width, height, resets = false }: { width: number; height: number; resets?: boolean },
): LeadPath {
  const top = niceTop(points)
  const middle = height / 2
  const line = corners(points, axis, shape, resets)
  const half = (pick: (value: number) => number): string => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return ''
    const drawn = line.map(([x, value]) => `L${round(x * width)} ${round(middle - (pick(value) / top) * middle)}`)
    return `M${round(first[0] * width)} ${middle}${drawn.join('')}L${round(last[0] * width)} ${middle}Z`
  }
  return { above: half((value) => Math.max(0, value)), below: half((value) => Math.min(0, value)), top }
}

/** A lead holds also after the last score: until the last event that has a time, by the clock of a sport that has one. */
export function untilNow(
  points: readonly ChartPoint[],
  timeline: readonly TimelineItem[],
  axis: TimeAxis,
  family: Family,
  board?: Board,
): readonly ChartPoint[] {
  const [last, item] = [
    points.at(-1),
    timeline.findLast(({ clock, period }) => clock !== undefined && axis.xOf(0, period) !== undefined),
  ]
  const t = item && COUNTS_DOWN.has(family) ? timeOf(item, family, board) : undefined
  if (!last || !item?.period || t === undefined || t <= last.t) return points
  return [...points, { t, value: last.value, period: item.period }]
}

/** How high the curve is at a time, 0 to 1 from above. A step's time counts on from period to period. */
export function heightAt(
  points: readonly ChartPoint[],
  { t, period }: { t: number; period: string | undefined },
  shape: LeadShape,
  top: number,
): number {
  const own = points.filter((point) => point.period === period)
  const point =
    shape === 'bars' ? (own.find((each) => each.t >= t) ?? own.at(-1)) : points.findLast((each) => each.t <= t)
  return 0.5 - (point?.value ?? 0) / top / 2
}
