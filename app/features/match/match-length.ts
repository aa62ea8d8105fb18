import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { hasRallyGames } from './has-rally-games.ts'

/** How long a match is, in the words of its sport: "Best of 5 sets", 五盘三胜, 3ラウンド制. Undefined where nothing is said. */
export function matchLength({ gameId, bestOf: count }: Pick<MatchRow, 'gameId' | 'bestOf'>): string | undefined {
  if (count === undefined) return undefined
  const wins = Math.floor(count / 2) + 1
  const game = gameById(gameId)
  switch (game?.family) {
    case 'tennis':
      return m.match_header_best_of_tennis({ count, wins })
    case 'sets':
      return hasRallyGames(gameId)
        ? m.match_header_best_of_games({ count, wins })
        : m.match_header_best_of_sets({ count, wins })
    case 'frames':
      return m.match_header_best_of_frames({ count, wins })
    case 'combat':
      return m.match_header_rounds({ count })
    case 'battle_royale':
      return m.match_header_maps({ count })
    case 'games':
      return game?.kind === 'sport' ? m.match_header_best_of_games({ count, wins }) : m.match_header_best_of({ count })
    default:
      return m.match_header_best_of({ count })
  }
}
