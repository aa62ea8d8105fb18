import type { Family } from '#contract/games.ts'
import type { Board, TimelineItem } from '#contract/match-state.ts'
import { type TimeAxis, timeOf } from './time-axis.ts'

/** An event that stands on a chart. */
export interface Mark {
  item: TimelineItem & { side: 'home' | 'away' }
  /** In the unit of the chart's `t`. */
  t: number
  /** 0 to 1. */
  x: number
}

const MARKED: Readonly<Partial<Record<Family, RegExp>>> = {
  football: /^(goal|penalty_goal|own_goal|penalty_missed|yellow_card|second_yellow|red_card)$/,
  american_football: /^(touchdown|field_goal|safety|interception|fumble_lost|turnover_on_downs)$/,
  combat: /^(knockdown|takedown|submission_attempt)$/,
  tennis: /^break_of_serve$/,
}

/** Whether events of the family are marked, so that its charts keep room for them. */
export const hasMarks = (family: Family): boolean => family in MARKED

/** Tennis counts games: each ends with one of these, the last of a set with the set. */
export const GAME_END = /^(game_won|break_of_serve|set_won)$/

/** The events to mark on a chart of this family, in order, each at its time. */
export function marksOf(timeline: readonly TimelineItem[], axis: TimeAxis, family: Family, board?: Board): Mark[] {
  const pattern = MARKED[family]
  if (!pattern) return []
  const marks: Mark[] = []
  let games = 0
  for (const item of timeline) {
    if (GAME_END.test(item.type)) games++
    if (!item.side || !pattern.test(item.type) || item.data?.isCancelled === true) continue
    const t = family === 'tennis' ? games : timeOf(item, family, board)
    const x = t === undefined ? undefined : axis.xOf(t, item.period)
    if (t !== undefined && x !== undefined) marks.push({ item: { ...item, side: item.side }, t, x })
  }
  return marks
}
