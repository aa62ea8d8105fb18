import type { SquadMember } from '#contract/match-state.ts'
import type { Contender } from './types.ts'

/** A side of a stored match: nothing tells its strength, and the squad may not be known. */
export const storedSide = (teamId: number, squad: SquadMember[] = []): Contender => ({ teamId, strength: 50, squad })
