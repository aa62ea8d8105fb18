import type { TimelineItem } from '#contract/match-state.ts'

export interface TimelineGroup {
  key: string
  period: string | undefined
  items: TimelineItem[]
}

/** Items newest first, cut where the period changes. `items` come oldest first. */
export function groupByPeriod(items: readonly TimelineItem[]): TimelineGroup[] {
  const groups: TimelineGroup[] = []
  for (const item of [...items].reverse()) {
    const last = groups.at(-1)
    if (last && last.period === item.period) last.items.push(item)
    else groups.push({ key: `${item.period ?? ''}-${item.seq}`, period: item.period, items: [item] })
  }
  return groups
}

/** Comes too often for an overview. */
const SMALL = /^(kill|over_end|point|turnover|free_throws|bomb_planted)$/

/** What an overview tells: everything that turned the match, filled up with the latest to `atLeast` lines. */
export function highlightsOf(items: readonly TimelineItem[], atLeast: number): TimelineItem[] {
  const key = items.filter((item) => item.isKey)
  if (key.length >= atLeast) return key
  const kept = new Set(items.filter((item) => !SMALL.test(item.type)).slice(-atLeast))
  return items.filter((item) => item.isKey || kept.has(item))
}
