import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { eventText } from '../../event-text.ts'
import type { People } from '../../people.ts'

/** An event as a sentence of commentary. `teams` are the team names. */
export function eventSentence(
  item: TimelineItem,
  people: People,
  family: Family,
  teams: Readonly<Record<'home' | 'away', string>>,
): string {
  const nameOf = (id: number | undefined) => (id === undefined ? undefined : people.get(id)?.name)
  const [player, other] = [nameOf(item.player), nameOf(item.other)]
  const team = item.side && teams[item.side]
  // Wrapped in Unicode isolates, so that home's score stays on the left in right-to-left sentences.
  const score = item.score && `\u2066${item.score.home}-${item.score.away}\u2069`
  const names = { ...(player && { player }), ...(other && { other }), ...(team && { team }), ...(score && { score }) }
  return eventText(item, names, family)
}
