import { dayOf } from '#app/lib/day-of.ts'
import { kickOffTime, shortDay } from '#app/lib/format-date.ts'
import type { Tick } from './chart-frame.tsx'

const MINUTE = 60_000
const DAY = 1440
/** Minutes between two ticks. */
const STEPS = [5, 10, 15, 30, 60, 120, 180, 360, 720, DAY, 2 * DAY, 7 * DAY, 30 * DAY]
const TICKS_MAX = 5
/** Within this many minutes the hour alone says when. */
const HOURS_SUFFICE = DAY
/** A stretch narrower than this has no room for its label. */
const LABEL_WIDTH = 0.13

interface ClockAxis {
  ticks: Tick[]
  /** An instant as the axis names it: by hour, over some days with the day. */
  timeOf: (at: number) => string
}

/** Full hours, quarters of them or days of a zone between two instants (milliseconds), each at the end of its stretch. */
export function clockAxisOf(from: number, until: number, { zone, tag }: { zone: string; tag: string }): ClockAxis {
  const length = (until - from) / MINUTE
  const isShort = length <= HOURS_SUFFICE
  const hourOf = (at: number) => kickOffTime(at, zone)
  const dayText = (at: number) => shortDay(dayOf(at, zone), tag)
  const step = STEPS.find((each) => length / each <= TICKS_MAX && (isShort || each >= DAY)) ?? length
  const [hours = 0, minutes = 0] = hourOf(from).split(':').map(Number)
  const ends: number[] = []
  for (let at = from + (step - ((hours * 60 + minutes) % step)) * MINUTE; at < until; at += step * MINUTE) ends.push(at)
  const x = (at: number) => (at - from) / Math.max(1, until - from)
  const ticks = [...ends, until].map((end, index): Tick => {
    const start = index === 0 ? 0 : x(ends[index - 1] ?? from)
    const label = end === until || x(end) - start < LABEL_WIDTH ? '' : step < DAY ? hourOf(end) : dayText(end)
    return { start, end: x(end), label }
  })
  return { ticks, timeOf: (at) => (isShort ? hourOf(at) : `${dayText(at)}, ${hourOf(at)}`) }
}
