/** Roles of a squad: starters, then the bench. */
export const csPositions = ['in_game_leader', 'entry_fragger', 'rifler', 'awper', 'support', 'rifler'] as const
export const valorantPositions = ['duelist', 'initiator', 'controller', 'sentinel', 'flex', 'duelist'] as const
export const rainbowSixPositions = ['in_game_leader', 'entry_fragger', 'flex', 'breacher', 'support', 'flex'] as const
export const codPositions = ['submachine_gunner', 'rifler', 'flex', 'in_game_leader', 'flex'] as const

const BY_GAME: Readonly<Record<number, readonly string[]>> = {
  2: csPositions,
  8: codPositions,
  14: valorantPositions,
  16: csPositions,
  20: rainbowSixPositions,
}

/** A squad of the game, starters first; `roundsTitle(gameId).teamSize` of them start. */
export const roundsPositions = (gameId: number): readonly string[] => BY_GAME[gameId] ?? csPositions
