import { GAMES } from '#contract/games.ts'
import { isStage } from './stage.ts'

/** More games and more fixtures a stage than there will be; changing either changes every match id. */
const GAMES_LIMIT = 64
export const SLOTS_LIMIT = 4096

const positionOf = new Map(GAMES.map((game, at) => [game.id, at]))

export interface MatchPlace {
  stage: number
  gameId: number
  /** Place in the game's list of the stage. */
  slot: number
}

/** The id of a match, which encodes its place in the calendar. Depends on the order of GAMES. */
export function matchIdOf({ stage, gameId, slot }: MatchPlace): number {
  const position = positionOf.get(gameId)
  if (position === undefined) throw new Error(`matchIdOf: no game ${gameId}`)
  return (stage * GAMES_LIMIT + position) * SLOTS_LIMIT + slot
}

/** The place of a match id; undefined for a number that is no match id. */
export function matchPlaceOf(matchId: number): MatchPlace | undefined {
  if (!Number.isSafeInteger(matchId) || matchId < 0) return undefined
  const block = Math.floor(matchId / SLOTS_LIMIT)
  const stage = Math.floor(block / GAMES_LIMIT)
  const game = GAMES[block % GAMES_LIMIT]
  return game && isStage(stage) ? { stage, gameId: game.id, slot: matchId % SLOTS_LIMIT } : undefined
}
