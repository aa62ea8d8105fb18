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
