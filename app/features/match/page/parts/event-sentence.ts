import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { eventText } from './event-text.ts'
import { howOut } from './how-out.ts'

/** Browsers break a line after a hyphen between figures, unless this stands there. */
const JOINER = '\u2060'

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
  // Which side it begins on is the language's matter: see docs/words/arabic.md.
  const score = item.score && `${item.score.home}-${JOINER}${item.score.away}`
  const out = item.type === 'wicket' ? howOut(item, nameOf) : undefined
  const names = Object.entries({ player, other, team, score, out }).filter(([, name]) => name)
  return eventText(item, Object.fromEntries(names), family)
}
