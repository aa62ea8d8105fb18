import { simulatedCupRound } from '#backend/feed/cup-tree.ts'
import type { CupRound } from '#contract/match-row.ts'
import type { SeasonRound } from './season-rounds.ts'

/** What a round is called; of an imported knock-out by its last match: that for third place is of the same round as the final. */
export const cupRoundIn = (leagueId: number, { round, matches }: SeasonRound): CupRound | undefined =>
  simulatedCupRound(leagueId, round ?? null) ?? matches.at(-1)?.cupRound ?? undefined
