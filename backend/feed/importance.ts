import { GAMES } from '#contract/games.ts'

const OF_TIER: Readonly<Record<number, number>> = { 1: 30, 2: 18, 3: 8 }
const OF_FIRST_GAME = 20

/** The importance of a match, 0 to 60, from its game, its league and the strengths (0 to 100) of its sides. */
export function importanceOf(gameId: number, tier: number, strengths: readonly number[] = []): number {
  const ofGame = Math.max(0, OF_FIRST_GAME - GAMES.findIndex((game) => game.id === gameId))
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / (strengths.length || 1)
  return (OF_TIER[tier] ?? 4) + ofGame + Math.round(mean / 10)
}
