import type { MatchLog } from './match-log.ts'

export const simulatedLog = (_simSeed: string, _matchId: number): MatchLog | undefined => undefined
