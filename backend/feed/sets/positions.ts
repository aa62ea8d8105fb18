/** Seven starters, libero included, and a bench of five. */
export const volleyballPositions: readonly string[] = [
  ...['setter', 'outside_hitter', 'outside_hitter', 'middle_blocker', 'middle_blocker', 'opposite', 'libero'],
  ...['setter', 'outside_hitter', 'middle_blocker', 'opposite', 'libero'],
]

export const singlesPositions: readonly string[] = ['singles']

export const setsPositions = (gameId: number): readonly string[] =>
  gameId === 206 ? volleyballPositions : singlesPositions
