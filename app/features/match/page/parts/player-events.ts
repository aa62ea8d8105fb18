import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'

/** Event types shown beside a player's name. */
const SHOWN = /^(goal|penalty_goal|own_goal|yellow_card|second_yellow|red_card|substitution)$/

export type PlayerEvents = ReadonlyMap<number, TimelineItem[]>

/**
 * Goals, cards and substitutions by player; a substitution belongs to both players. Where who went off comes back, as in
 * basketball, substitutions are too many to stand beside a name.
 */
export function eventsByPlayer(timeline: readonly TimelineItem[], family: Family): PlayerEvents {
  const events = new Map<number, TimelineItem[]>()
  const add = (player: number | undefined, item: TimelineItem) => {
    if (player === undefined) return
    events.set(player, [...(events.get(player) ?? []), item])
  }
  for (const item of timeline) {
    if (!SHOWN.test(item.type) || (item.type === 'substitution' && family !== 'football')) continue
    add(item.player, item)
    if (item.type === 'substitution') add(item.other, item)
  }
  return events
}
