import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'

/** Badminton, table tennis, other sports: tours of single players, whose numbered round is nothing a fan knows. */
const TOURS = new Set([207, 208, 200])

/** "Matchday 12", "Week 12"; undefined for tours and for cards of fights. */
export function roundName({ gameId, round }: Pick<MatchRow, 'gameId' | 'round'>): string | undefined {
  if (round === undefined || TOURS.has(gameId)) return undefined
  switch (gameById(gameId)?.family) {
    case 'tennis':
    case 'frames':
    case 'combat':
      return undefined
    case 'football':
      return m.match_header_matchday({ round })
    case 'american_football':
      return m.match_header_week({ round })
    default:
      return m.match_header_round({ round })
  }
}
