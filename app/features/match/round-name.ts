import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { CupRound, MatchRow } from '#contract/match-row.ts'
import { isTour } from '#contract/tours.ts'

const CUP_ROUNDS: Readonly<Record<CupRound, () => string>> = {
  early: m.match_round_early,
  round_of_32: m.match_round_of_32,
  round_of_16: m.match_round_of_16,
  quarter_final: m.match_round_quarter_final,
  semi_final: m.match_round_semi_final,
  third_place: m.match_round_third_place,
  final: m.match_round_final,
}

export const cupRoundName = (round: CupRound): string => CUP_ROUNDS[round]()

/** "Matchday 12", "Week 12"; undefined for tours and for cards of fights. */
export function roundName({
  gameId,
  round,
  cupRound,
}: Pick<MatchRow, 'gameId' | 'round' | 'cupRound'>): string | undefined {
  if (cupRound) return cupRoundName(cupRound)
  if (round === undefined || isTour(gameId)) return undefined
  switch (gameById(gameId)?.family) {
    case 'football':
      return m.match_header_matchday({ round })
    case 'american_football':
      return m.match_header_week({ round })
    default:
      return m.match_header_round({ round })
  }
}
