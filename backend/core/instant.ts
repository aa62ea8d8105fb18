/** A time as the contract writes it: ISO 8601, UTC. */
export const instant = (ms: number): string => new Date(ms).toISOString()
