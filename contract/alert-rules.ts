import { type Family, gameByCode, gameById } from './games.ts'
import type { Side } from './match-state.ts'

/** So many browsers of one user are told; one more takes the place of the oldest. */
export const ALERT_DEVICES_MAX = 10

/** What a score counts, in games where it changes seldom enough to tell of each change. */
export type ScoreUnit = 'goal' | 'set' | 'tennis_set' | 'rally_game' | 'map' | 'game'

const UNITS: Readonly<Partial<Record<Family, ScoreUnit>>> = {
  football: 'goal',
  tennis: 'tennis_set',
  sets: 'rally_game',
  moba: 'game',
  rounds: 'map',
  games: 'game',
}

const VOLLEYBALL = gameByCode('volleyball')?.id

/** Undefined for games with many points: of those only the start and the end are told. */
export function scoreUnitOf(gameId: number): ScoreUnit | undefined {
  const game = gameById(gameId)
  return gameId === VOLLEYBALL ? 'set' : game && UNITS[game.family]
}

interface Score {
  home: number
  away: number
}

/** What is told of a match. `by`: who has more than before; absent when both have, or one has less. */
export type MatchNews =
  | { kind: 'began' }
  | ({ kind: 'score'; unit: ScoreUnit; by?: Side; isCorrected?: true } & Score)
  | ({ kind: 'over'; winner?: Side | 'draw' } & Score)
