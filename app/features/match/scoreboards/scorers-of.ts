import type { Side, TimelineItem } from '#contract/match-state.ts'

/** One player's goals, or the card that sent one off. */
export interface ScorerLine {
  player: number
  kind: 'goal' | 'red_card'
  /** The events in order. */
  items: TimelineItem[]
}

const GOALS = new Set(['goal', 'penalty_goal', 'own_goal'])
const SENDINGS_OFF = new Set(['red_card', 'second_yellow'])

/** Who scored for a side and who was sent off, a line for each player in the order of the first event. */
export function scorersOf(timeline: readonly TimelineItem[], side: Side): ScorerLine[] {
  const lines = new Map<string, ScorerLine>()
  for (const item of timeline) {
    const kind = GOALS.has(item.type) ? 'goal' : SENDINGS_OFF.has(item.type) ? 'red_card' : undefined
    const isCounted = item.side === side && item.period !== 'pens' && item.data?.isCancelled !== true
    if (!kind || item.player === undefined || !isCounted) continue
    const key = `${kind} ${item.player}`
    const line = lines.get(key)
    if (line) line.items.push(item)
    else lines.set(key, { player: item.player, kind, items: [item] })
  }
  return [...lines.values()]
}
