import { type Family, gameById } from '#contract/games.ts'

/** Shortest live time of a played match, minutes, as its simulator promises (`Simulator.minMinutes`). */
const MINUTES: Record<Exclude<Family, 'sets'>, number> = {
  football: 105,
  basketball: 110,
  tennis: 60,
  cricket: 160,
  baseball: 130,
  american_football: 150,
  frames: 90,
  combat: 30,
  moba: 60,
  rounds: 70,
  battle_royale: 100,
  games: 30,
}
const SET_MINUTES: Readonly<Record<number, number>> = { 206: 60, 207: 30, 208: 25 }
const MOBA_BEST_OF_FIVE_MINUTES = 90

/** For how many minutes from its start the calendar may count a played match as live. */
export function slotMinutes(gameId: number, bestOf?: number): number {
  const family = gameById(gameId)?.family
  if (!family) return 0
  if (family === 'sets') return SET_MINUTES[gameId] ?? 25
  if (family === 'moba' && (bestOf ?? 3) >= 5) return MOBA_BEST_OF_FIVE_MINUTES
  return MINUTES[family]
}
