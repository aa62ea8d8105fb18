import type { MatchRow } from '#contract/match-row.ts'
import type { People } from '../../../people.ts'
import { surnameOf } from '../../../surname-of.ts'
import type { Chance } from './shots.ts'

/** Who shot, where the feed tells it, else the team. */
export function shooterOf({ player, side }: Chance['item'], match: MatchRow, people: People): string {
  const name = player === undefined ? undefined : people.get(player)?.name
  return name ? surnameOf(name) : match[side].abbr
}
