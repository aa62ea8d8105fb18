export const pubgPositions: readonly string[] = ['in_game_leader', 'fragger', 'scout', 'support', 'fragger', 'support']
export const narakaPositions: readonly string[] = ['in_game_leader', 'fragger', 'support', 'fragger']

/** A squad of the game; `battleRoyaleTitle(gameId).squadSize` of them start. */
export const battleRoyalePositions = (gameId: number): readonly string[] =>
  gameId === 26 ? narakaPositions : pubgPositions
