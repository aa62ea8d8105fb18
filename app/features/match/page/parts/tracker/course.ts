import type { Play } from '#contract/match-plays.ts'

/** A break in the match counts as this much at most. */
const BREAK_MS = 40_000
/** What comes faster than this is seen at once. */
const STEP_MS = 70
const MINUTE_MS = 60_000
/** Of a match in a minute: the share of it in which its key moments stand still, and how long each does at most. */
const DWELL_SHARE = 0.4
const DWELL_MS = 1200

/** How fast the past is played: as it was, eight times as fast, or all of it in a minute. */
export const SPEEDS = [1, 8, 'minute'] as const
export type Speed = (typeof SPEEDS)[number]

/** The plays of a match with the time of each on its own time: milliseconds since the first, without long breaks. */
export interface Course {
  plays: readonly Play[]
  times: readonly number[]
}

export function courseOf(plays: readonly Play[]): Course {
  let [time, last] = [0, Date.parse(plays[0]?.at ?? '')]
  const times = plays.map(({ at }) => {
    const now = Date.parse(at)
    time += Math.min(BREAK_MS, Math.max(0, now - last))
    last = now
    return time
  })
  return { plays, times }
}

export const lengthOf = ({ times }: Course): number => times.at(-1) ?? 0

/** The last play by a time. */
export function indexAt({ times }: Course, time: number): number {
  return Math.max(
    0,
    times.findLastIndex((each) => each <= time),
  )
}

/** The key moment before or after a play; where there is none, the end on that side. */
export function keyFrom({ plays }: Course, index: number, way: -1 | 1, end: number): number {
  for (let at = index + way; at > 0 && at < end; at += way) if (plays[at]?.isKey) return at
  return way < 0 ? 0 : end
}

/** What is shown after a play, and how long that takes; undefined at the end. No key moment is left out. */
export function nextStep(
  course: Course,
  index: number,
  end: number,
  speed: Speed,
): { index: number; ms: number } | undefined {
  if (index >= end) return undefined
  const { plays, times } = course
  const keys = plays.filter(({ isKey }) => isKey).length
  const dwell = speed === 'minute' ? Math.min(DWELL_MS, (MINUTE_MS * DWELL_SHARE) / Math.max(1, keys)) : 0
  const moving = MINUTE_MS - dwell * keys
  const rate = speed === 'minute' ? Math.max(1, lengthOf(course) / moving) : speed
  const wait = plays[index]?.isKey ? dwell : 0
  const msTo = (at: number) => wait + ((times[at] ?? 0) - (times[index] ?? 0)) / rate
  let next = index + 1
  while (next < end && !plays[next]?.isKey && msTo(next) < STEP_MS) next += 1
  return { index: next, ms: msTo(next) }
}
