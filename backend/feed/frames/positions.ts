export const framesPositions = (_gameId: number): readonly string[] => ['singles']
