import type { TimelineItem } from '#contract/match-state.ts'

/** Event types too frequent for an overview. */
const FREQUENT = /^(kill|pick|ban|over_end|point|turnover|free_throws|(bomb|spike|defuser)_planted)$/

/** Cards stay in an overview, since their number is on the scoreboard. */
const COUNTED = /_card$|^second_yellow$/

/** Items for an overview: all key moments and cards, filled up to `atLeast` with the latest others. */
export function highlightsOf(items: readonly TimelineItem[], atLeast: number): TimelineItem[] {
  const isKept = (item: TimelineItem) => item.isKey || COUNTED.test(item.type)
  const kept = items.filter(isKept)
  if (kept.length >= atLeast) return kept
  const latest = new Set(items.filter((item) => !FREQUENT.test(item.type)).slice(-atLeast))
  return items.filter((item) => isKept(item) || latest.has(item))
}
