import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { eventName } from '../../scoreboards/event-name.ts'
import { scoreboardOf } from '../../scoreboards/family-scoreboards.ts'
import { roundResultLabel } from '../../scoreboards/round-result-label.ts'
import { eventTime } from './event-time.ts'

export interface EventLine {
  /** `67'`, `45+2'`, `12:34`, `16.2`, `5-4`, or empty where the sport has none. */
  time: string
  /** The player or team; the event's name when neither is known. */
  title: string
  /** The event's name, other players, further data. */
  details: string[]
}

/** Texts of an event. `teams` are the team names. */
export function eventLine(
  item: TimelineItem,
  people: People,
  family: Family,
  teams: Readonly<Record<'home' | 'away', string>>,
): EventLine {
  const nameOf = (id: number | undefined) => (id === undefined ? undefined : people.get(id)?.name)
  const [player, other] = [nameOf(item.player), nameOf(item.other)]
  const team = item.side && teams[item.side]
  const name = eventName(item.type, family)
  const title = player ?? (item.side && team) ?? name
  const details = [...(title === name ? [] : [name]), ...otherOf(item, other), ...detailsOf(item, family)]
  return { time: eventTime(item, family), title, details }
}

function otherOf({ type }: TimelineItem, player: string | undefined): string[] {
  if (!player) return []
  if (type === 'substitution') return [m.match_timeline_off({ player })]
  if (/kill|first_blood/.test(type)) return [m.match_timeline_victim({ player })]
  return /goal|made/.test(type) ? [m.match_timeline_assist({ player })] : []
}

function detailsOf(item: TimelineItem, family: Family): string[] {
  const own = scoreboardOf(family)?.detailsOf?.(item)
  if (own) return own
  const { type, data } = item
  if (type === 'round_won' && typeof data?.how === 'string') return [roundResultLabel(data.how)]
  const detail = data?.hero ?? data?.map ?? data?.weapon
  return typeof detail === 'string' ? [detail] : []
}
