const BY_GAME: Readonly<Record<number, readonly string[]>> = {
  0: ['player', 'player', 'player', 'player', 'player'],
  17: ['tank', 'damage', 'damage', 'support', 'support', 'damage'],
  19: ['striker', 'playmaker', 'third_man', 'striker'],
  22: ['pg', 'sg', 'sf', 'pf', 'c', 'sg'],
  27: ['player', 'player', 'player'],
  200: ['player', 'player', 'player', 'player', 'player'],
}

const STARTERS: Readonly<Record<number, number>> = { 0: 5, 17: 5, 19: 3, 22: 5, 27: 3, 200: 5 }

/** A squad of the game, `gamesStarters` of them first; one-person games have a squad of one. */
export const gamesPositions = (gameId: number): readonly string[] => BY_GAME[gameId] ?? ['singles']

export const gamesStarters = (gameId: number): number => STARTERS[gameId] ?? 1
