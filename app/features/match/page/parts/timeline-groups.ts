import type { TimelineItem } from '#contract/match-state.ts'

export interface TimelineGroup {
  key: string
  period: string | undefined
  items: TimelineItem[]
}

/** Items newest first, grouped by period. `items` are oldest first. */
export function groupByPeriod(items: readonly TimelineItem[]): TimelineGroup[] {
  const groups: TimelineGroup[] = []
  for (const item of [...items].reverse()) {
    const last = groups.at(-1)
    if (last && last.period === item.period) last.items.push(item)
    else groups.push({ key: `${item.period ?? ''}-${item.seq}`, period: item.period, items: [item] })
  }
  return groups
}

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
