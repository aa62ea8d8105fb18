/** A moment as the contract writes it. */
export const instant = (ms: number): string => new Date(ms).toISOString()
