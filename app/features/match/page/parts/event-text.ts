import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import { eventName } from '../../scoreboards/event-name.ts'
import { scoreboardOf } from '../../scoreboards/family-scoreboards.ts'
import type { SentenceInputs } from '../../scoreboards/sentence.ts'
import { weaponName } from '../../weapon-name.ts'
import { SENTENCES } from './event-sentences.ts'

/** Display names; unknown ones are absent, and a sentence without them is used. */
export interface EventNames {
  /** Who acted: `item.player`. */
  player?: string
  /** Who assisted, came off, was killed: `item.other`. */
  other?: string
  /** The team of `item.side`. */
  team?: string
  /** "2-1" after the event. */
  score?: string
  /** How a batter is out: `c Langford b Rowe`. */
  out?: string
}

function inputsOf(item: TimelineItem, names: EventNames, family: Family | undefined): SentenceInputs {
  const inputs: Record<string, string> = {}
  for (const [key, value] of Object.entries(item.data ?? {})) inputs[key] = String(value)
  for (const [key, value] of Object.entries(names)) if (value) inputs[key] = value
  if (Number(item.data?.yards) < 0) inputs.loss = String(-Number(item.data?.yards))
  if (inputs.weapon) inputs.weapon = weaponName(inputs.weapon)
  const who = names.player ?? names.team
  if (who) inputs.who = who
  if (item.side) inputs.side = item.side
  if (item.period) inputs.period = periodName(item.period, family)
  return inputs
}

/**
 * One line of commentary. `names` belong to the item's player, other and team; the item's data (minutes added, hero,
 * map, weapon) fills further inputs. Falls back to the event's name when no sentence has all its inputs.
 */
export function eventText(item: TimelineItem, names: EventNames, family?: Family): string {
  const inputs = inputsOf(item, names, family)
  const how = item.data?.how ?? item.data?.chose
  const keys = [`${family} ${item.type}`, `${item.type}:${how}`, item.type]
  const own = (family && scoreboardOf(family)?.sentences?.[item.type]) ?? []
  const common = keys.flatMap((key) => (Object.hasOwn(SENTENCES, key) ? (SENTENCES[key] ?? []) : []))
  const sentence = [...own, ...common].find(({ requires }) => requires.every((input) => inputs[input] !== undefined))
  return sentence ? sentence.format(inputs) : eventName(item.type, family)
}
