import type { ChartPoint, Side, TimelineItem } from '#contract/match-state.ts'
import { objectivesOf } from './objectives-of-map.ts'

export interface GoldMark {
  seq: number
  /** Second of the game. */
  t: number
  /** Gold home was ahead by. */
  value: number
  side: Side
  type: string
}

interface Lead {
  points: ChartPoint[]
  marks: GoldMark[]
  /** Length of the time axis. */
  seconds: number
  /** The largest lead, at least 1000: the scale of both halves. */
  most: number
}

/** The lead at second `t`, between the two readings around it. */
function leadAt(points: readonly ChartPoint[], t: number): number {
  const next = points.findIndex((point) => point.t >= t)
  const after = points[next === -1 ? points.length - 1 : next]
  const before = next > 0 ? points[next - 1] : { t: 0, value: 0 }
  if (!after || !before || after.t === before.t || next === -1) return after?.value ?? 0
  return before.value + ((after.value - before.value) * (t - before.t)) / (after.t - before.t)
}

/** The gold lead of one game (`period`: `m2`), and the towers and objectives taken in it. */
export function goldLeadOf(chart: readonly ChartPoint[], timeline: readonly TimelineItem[], period: string): Lead {
  const points = chart.filter((point) => point.period === period)
  const seconds = Math.max(
    1,
    points.at(-1)?.t ?? 0,
    ...timeline.map((item) => (item.period === period ? (item.clock ?? 0) : 0)),
  )
  const marks = objectivesOf(timeline, period).map(({ seq, type, side, clock }) => ({
    ...{ seq, t: clock, value: leadAt(points, clock), side, type },
  }))
  return { points, marks, seconds, most: Math.max(1000, ...points.map(({ value }) => Math.abs(value))) }
}

const MINUTE = 60
const STRETCHES_MAX = 5
/** Share of the axis that a time of five digits takes on a phone beside the one at the end. */
const LABEL = 0.19

/** Seconds of full five or ten minutes that stand on the time axis between its two ends. */
export function goldTicks(seconds: number): number[] {
  const step =
    [5, 10, 20, 30].map((each) => each * MINUTE).find((each) => seconds / each <= STRETCHES_MAX) ?? 60 * MINUTE
  const most = Math.floor((seconds * (1 - LABEL)) / step)
  return Array.from({ length: most }, (_, index) => (index + 1) * step).filter((t) => t >= seconds * LABEL)
}
