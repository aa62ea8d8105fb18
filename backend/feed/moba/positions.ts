/** Who stands where: the five starters, then the bench. */
export const lolPositions = ['top', 'jungle', 'mid', 'bot', 'support', 'jungle', 'mid'] as const
export const dotaPositions = [
  'carry',
  'mid',
  'offlane',
  'soft_support',
  'hard_support',
  'carry',
  'hard_support',
] as const
export const kogPositions = ['clash_lane', 'jungle', 'mid', 'farm_lane', 'roam', 'clash_lane', 'roam'] as const
export const aovPositions = ['slayer_lane', 'jungle', 'mid', 'dragon_lane', 'support', 'mid', 'support'] as const
export const mlbbPositions = ['exp_lane', 'jungle', 'mid', 'gold_lane', 'roam', 'exp_lane', 'jungle'] as const

const BY_GAME: Readonly<Record<number, readonly string[]>> = {
  1: lolPositions,
  3: kogPositions,
  4: dotaPositions,
  7: lolPositions,
  24: aovPositions,
  25: mlbbPositions,
}

/** A squad of the game, starters first (five of them). */
export const mobaPositions = (gameId: number): readonly string[] => BY_GAME[gameId] ?? lolPositions
