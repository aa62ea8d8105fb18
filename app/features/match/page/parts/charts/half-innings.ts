import type { Side, TimelineItem } from '#contract/match-state.ts'

export interface HalfInning {
  /** `i3 away` */
  key: string
  inning: number
  /** At bat. */
  side: Side
  /** Plays in order, and pitchers who came in. */
  plays: TimelineItem[]
  runs: number
}

/** What happened at bat and on the bases, half-inning by half-inning; of feeds that tell plays. */
export function halfInningsOf(timeline: readonly TimelineItem[]): HalfInning[] {
  const halves: HalfInning[] = []
  for (const item of timeline) {
    const inning = Number(/^i(\d+)$/.exec(item.period ?? '')?.[1])
    const last = halves.at(-1)
    if (item.type === 'pitching_change' && last && last.inning === inning) last.plays.push(item)
    if (!item.side || !inning || typeof item.data?.bases !== 'string') continue
    const key = `i${inning} ${item.side}`
    const half = last?.key === key ? last : { key, inning, side: item.side, plays: [], runs: 0 }
    if (half !== last) halves.push(half)
    half.plays.push(item)
    half.runs += Number(item.data.runs ?? 0)
  }
  return halves
}
