import type { Period, Score, Side, TimelineItem } from '#contract/match-state.ts'

export interface SetPoints {
  /** Of the period: `s2`, `g2`. */
  key: string
  /** What stood after each point, from nought. */
  course: Score[]
  /** Points of both sides by how they were made, as the feed calls that. */
  ways: ReadonlyMap<string, Score>
  winner?: Side
  /** The furthest either was ahead. */
  lead: Score
}

const POINTS: ReadonlySet<string> = new Set(['point', 'ace'])

function pointsOf(items: readonly TimelineItem[], { key, isDone }: Period): SetPoints {
  const ways = new Map<string, Score>()
  const course: Score[] = [{ home: 0, away: 0 }]
  const lead = { home: 0, away: 0 }
  for (const { type, side, data } of items) {
    if (!side || !POINTS.has(type)) continue
    const before = course.at(-1) ?? { home: 0, away: 0 }
    const now = { ...before, [side]: before[side] + 1 }
    course.push(now)
    lead.home = Math.max(lead.home, now.home - now.away)
    lead.away = Math.max(lead.away, now.away - now.home)
    const how = typeof data?.how === 'string' ? data.how : undefined
    if (how === undefined) continue
    const made = ways.get(how) ?? { home: 0, away: 0 }
    ways.set(how, { ...made, [side]: made[side] + 1 })
  }
  const last = course.at(-1) ?? { home: 0, away: 0 }
  const winner = last.home > last.away ? 'home' : 'away'
  return { key, course, ways, lead, ...(isDone && last.home !== last.away ? { winner } : {}) }
}

/** The sets of a match point by point; only those of which the feed tells each point. */
export const setPointsOf = (timeline: readonly TimelineItem[], periods: readonly Period[]): SetPoints[] =>
  periods.flatMap((period) => {
    const points = pointsOf(
      timeline.filter((item) => item.period === period.key),
      period,
    )
    const last = points.course.at(-1)
    return last && points.course.length > 1 && last.home === period.home && last.away === period.away ? [points] : []
  })
