import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { eventName } from './event-name.ts'
import { SENTENCES, type Words } from './event-sentences.ts'
import { periodName } from './match-labels.ts'

/** Names as they are shown; whoever is not known stays away, and the sentence does without. */
export interface EventNames {
  /** Who acted: `item.player`. */
  player?: string
  /** Who assisted, came off, was killed: `item.other`. */
  other?: string
  /** The team of `item.side`. */
  team?: string
  /** "2-1" after the event. */
  score?: string
}

function wordsOf(item: TimelineItem, names: EventNames, family: Family | undefined): Words {
  const words: Record<string, string> = {}
  for (const [key, value] of Object.entries(item.data ?? {})) words[key] = String(value)
  for (const [key, value] of Object.entries(names)) if (value) words[key] = value
  const who = names.player ?? names.team
  if (who) words.who = who
  if (item.period) words.period = periodName(item.period, family)
  return words
}

/**
 * One line of commentary. `names` are those of the item's player, other and team; what the item's data tells (minutes
 * added, hero, map, weapon) is put in from there. Without the words a sentence needs, the event's name has to do.
 */
export function eventText(item: TimelineItem, names: EventNames, family?: Family): string {
  const words = wordsOf(item, names, family)
  const how = item.data?.how ?? item.data?.chose
  const keys = [`${family} ${item.type}`, `${item.type}:${how}`, item.type]
  const told = keys
    .flatMap((key) => (Object.hasOwn(SENTENCES, key) ? (SENTENCES[key] ?? []) : []))
    .find(({ needs }) => needs.every((need) => words[need] !== undefined))
  return told ? told.say(words) : eventName(item.type, family)
}
