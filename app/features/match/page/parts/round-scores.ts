import type { Score, TimelineItem } from '#contract/match-state.ts'

/** The score of the map after each of its rounds, by the `seq` of the round's event. */
export function roundScores(timeline: readonly TimelineItem[]): ReadonlyMap<number, Score> {
  const after = new Map<number, Score>()
  const won = new Map<string, Score>()
  for (const { seq, type, side, period = '' } of timeline) {
    if (type !== 'round_won' || !side) continue
    const before = won.get(period) ?? { home: 0, away: 0 }
    const score = { ...before, [side]: before[side] + 1 }
    won.set(period, score)
    after.set(seq, score)
  }
  return after
}
