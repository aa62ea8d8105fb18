export const combatPositions = (_gameId: number): readonly string[] => ['fighter']
