import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { isTour } from '#contract/tours.ts'

/** "Matchday 12", "Week 12"; undefined for tours and for cards of fights. */
export function roundName({ gameId, round }: Pick<MatchRow, 'gameId' | 'round'>): string | undefined {
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
