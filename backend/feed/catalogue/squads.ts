import { createRandom, seedOf } from '#backend/feed/random.ts'
import { gameByCode } from '#contract/games.ts'
import type { SquadMember } from '#contract/match-state.ts'
import { isSingle, positionsOf } from './positions.ts'
import { teamById } from './teams.ts'

/** How often a club plays 4-3-3, 4-4-2, 3-5-2, 5-3-2. */
const FORMATION_WEIGHTS = [
  [0, 5],
  [1, 3],
  [2, 2],
  [3, 1],
] as const

const BASEBALL = gameByCode('baseball')?.id

/** Who plays alone leads nobody, and in a line-up of baseball a C is the catcher. */
const hasCaptain = (gameId: number): boolean => gameId !== BASEBALL && !isSingle(gameId)

/** Who plays for a team, starters first; the same all season. Empty for an unknown team. */
export function squadOf(teamId: number): SquadMember[] {
  const team = teamById(teamId)
  if (!team) return []
  const random = createRandom(seedOf('squad', teamId))
  const { starters, bench } = positionsOf(team.gameId, random.weighted(FORMATION_WEIGHTS))
  const drawn = random.int(0, starters.length - 1)
  const captain = hasCaptain(team.gameId) ? drawn : -1
  return [...starters, ...bench].map((position, at) => ({
    id: teamId * 100 + at + 1,
    number: at + 1,
    position,
    isStarter: at < starters.length,
    ...(at === captain ? { isCaptain: true } : {}),
  }))
}
export { type Person, personById } from './persons.ts'
