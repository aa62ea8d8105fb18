import type { Period, Score, Side, TimelineItem } from '#contract/match-state.ts'

export interface FrameRow {
  key: string
  points: Score
  /** Frames won up to then. */
  frames: Score
  winner?: Side
  /** The breaks of fifty and more of each side, the highest first. */
  breaks: Record<Side, number[]>
}

/** A match frame by frame. */
export function frameRowsOf(timeline: readonly TimelineItem[], periods: readonly Period[]): FrameRow[] {
  const frames = { home: 0, away: 0 }
  return periods.map(({ key, home, away }) => {
    const items = timeline.filter(({ period }) => period === key)
    const winner = items.find(({ type }) => type === 'frame_won')?.side
    if (winner) frames[winner] += 1
    const breaksOf = (side: Side) =>
      items
        .flatMap((item) => (item.side === side && item.type.endsWith('century') ? [Number(item.data?.points)] : []))
        .sort((a, b) => b - a)
    return {
      key,
      points: { home, away },
      frames: { ...frames },
      ...(winner ? { winner } : {}),
      breaks: { home: breaksOf('home'), away: breaksOf('away') },
    }
  })
}
