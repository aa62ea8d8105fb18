import type { Family } from '#contract/games.ts'
import type { Score, TimelineItem } from '#contract/match-state.ts'

/** Runs and wickets of the innings after each event of the side that bats, as they are said: `139/5`. */
export function inningsScores(timeline: readonly TimelineItem[]): ReadonlyMap<number, string> {
  const after = new Map<number, string>()
  const outs = new Map<string, number>()
  for (const { seq, type, side, score, period = '' } of timeline) {
    const wickets = (outs.get(period) ?? 0) + Number(type === 'wicket')
    outs.set(period, wickets)
    // A super over is not among the runs of the match.
    if (side && score && period.startsWith('i')) after.set(seq, `${score[side]}/${wickets}`)
  }
  return after
}

/** The score of the map after each of its rounds and as its overtime begins, by the `seq` of the round's event. */
export function roundScores(timeline: readonly TimelineItem[]): ReadonlyMap<number, Score> {
  const after = new Map<number, Score>()
  const won = new Map<string, Score>()
  for (const { seq, type, side, period = '' } of timeline) {
    const before = won.get(period) ?? { home: 0, away: 0 }
    if (type === 'overtime') after.set(seq, before)
    if (type !== 'round_won' || !side) continue
    const score = { ...before, [side]: before[side] + 1 }
    won.set(period, score)
    after.set(seq, score)
  }
  return after
}

/** Scores as they are said after events, where the event's own score is none. */
export function scoresAfter(
  timeline: readonly TimelineItem[],
  family: Family,
): ReadonlyMap<number, Score | string> | undefined {
  if (family === 'cricket') return inningsScores(timeline)
  return family === 'rounds' ? roundScores(timeline) : undefined
}
