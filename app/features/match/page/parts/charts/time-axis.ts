import type { Family } from '#contract/games.ts'
import type { Board, ChartPoint, TimelineItem } from '#contract/match-state.ts'

/** A period on the axis: times from `from` to `until` lie between `start` and `end`, shares of its width. */
export interface Segment {
  period: string
  from: number
  until: number
  start: number
  end: number
}

export interface TimeAxis {
  segments: readonly Segment[]
  /** Where a time of a period is, 0 to 1; undefined in a period that the axis does not have. */
  xOf: (t: number, period: string | undefined) => number | undefined
}

type Span = readonly [from: number, until: number]

const FOOTBALL = new Map<string, Span>([
  ['h1', [0, 2700]],
  ['h2', [2700, 5400]],
  ['et1', [5400, 6300]],
  ['et2', [6300, 7200]],
])
const QUARTERS = 4
const ROUND_SECONDS = 300

/** When a period of a sport with a clock begins and ends by the rules, in the unit of its chart's `t`. */
function plannedSpan(period: string, family: Family, board: Board | undefined): Span | undefined {
  if (family === 'football') return FOOTBALL.get(period)
  const [, kind, digits] = /^(q|ot|r)(\d+)$/.exec(period) ?? []
  const number = Number(digits)
  if (family === 'combat' && kind === 'r') return [(number - 1) * ROUND_SECONDS, number * ROUND_SECONDS]
  if (family === 'basketball') {
    const length = (board?.family === 'basketball' && board.quarterSeconds) || 720
    if (kind === 'q') return [(number - 1) * length, number * length]
    return [QUARTERS * length + (number - 1) * 300, QUARTERS * length + number * 300]
  }
  if (family === 'american_football')
    return kind === 'q' ? [(number - 1) * 900, number * 900] : [3000 + number * 900, 3600 + number * 900]
  return undefined
}

const PLANNED: Readonly<Partial<Record<Family, readonly string[]>>> = {
  football: ['h1', 'h2'],
  basketball: ['q1', 'q2', 'q3', 'q4'],
  american_football: ['q1', 'q2', 'q3', 'q4'],
}

/**
 * The axis of a match's chart. Periods stand one after the other, each as long as its time: a half with added time is
 * longer than 45 minutes. What is to come of a match with a clock stays empty.
 */
export function timeAxisOf(points: readonly ChartPoint[], family: Family, board?: Board): TimeAxis {
  const keys = new Set<string>(PLANNED[family])
  for (const { period } of points) keys.add(period ?? '')
  const spans: { period: string; from: number; until: number }[] = []
  for (const period of keys) {
    const times = points.filter((point) => (point.period ?? '') === period).map(({ t }) => t)
    const [first = 0, last = 0] = [Math.min(...times), Math.max(...times)].filter(Number.isFinite)
    const previous = spans.at(-1)?.until ?? 0
    const [from, until] = plannedSpan(period, family, board) ?? [first > previous ? previous : 0, last]
    spans.push({ period, from, until: Math.max(until, last, from + 1) })
  }
  const whole = spans.reduce((sum, { from, until }) => sum + until - from, 0)
  let start = 0
  const segments = spans.map((span) => {
    const end = start + (span.until - span.from) / whole
    const segment = { ...span, start, end }
    start = end
    return segment
  })
  return {
    segments,
    xOf: (t, period) => {
      const segment = segments.find((each) => each.period === (period ?? ''))
      if (!segment) return undefined
      const share = (t - segment.from) / (segment.until - segment.from)
      return segment.start + Math.min(1, Math.max(0, share)) * (segment.end - segment.start)
    },
  }
}

/** Families whose clock counts a period down. */
export const COUNTS_DOWN = new Set<Family>(['basketball', 'american_football', 'combat'])

/** The reading of the clock at a time of the chart: a clock that counts down shows what is left of its period; of a round of a fight one says how long it had lasted. */
export function clockAt(t: number, period: string, family: Family, board?: Board): number {
  const span = COUNTS_DOWN.has(family) ? plannedSpan(period, family, board) : undefined
  if (!span) return t
  return family === 'combat' ? t - span[0] : Math.max(0, span[1] - t)
}

/** When an event of a sport with a clock happened, in the unit of its chart's `t`. */
export function timeOf({ clock, period }: TimelineItem, family: Family, board?: Board): number | undefined {
  if (clock === undefined || period === undefined) return undefined
  if (!COUNTS_DOWN.has(family)) return clock
  const span = plannedSpan(period, family, board)
  return span && Math.max(span[0], span[1] - clock)
}
