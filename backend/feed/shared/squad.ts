import type { PlayerLine, SquadMember } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import type { Contest } from '../types.ts'
import { emptyValues } from './stats.ts'

/** Picks a player by how likely each position is to act; nobody from an empty list. */
export function pickPlayer(
  random: Random,
  players: readonly SquadMember[],
  weightOf: (player: SquadMember) => number = () => 1,
): number | undefined {
  if (players.length === 0) return undefined
  return random.weighted(players.map((player) => [player.id, weightOf(player)] as const))
}

/** Lines of noughts for those who start on both sides. */
export const startingLines = (contest: Contest, columns: readonly string[]): PlayerLine[] =>
  (['home', 'away'] as const).flatMap((side) =>
    contest[side].squad
      .filter((member) => member.isStarter)
      .map((member) => ({ player: member.id, side, values: emptyValues(columns) })),
  )

/** Ids of those who start, at most `count`; the first of the squad when nobody is marked. */
export function startersOf(squad: readonly SquadMember[], count: number): number[] {
  const starters = squad.filter((member) => member.isStarter)
  return (starters.length > 0 ? starters : squad).slice(0, count).map((member) => member.id)
}
