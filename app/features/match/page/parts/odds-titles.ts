import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { hasRallyGames } from '../../has-rally-games.ts'

/** What is counted in a game, by the name of its family; a best-of of games has the words of a MOBA's. */
function unitOf(gameId: number): string {
  if (hasRallyGames(gameId)) return 'rally'
  const family = gameById(gameId)?.family ?? ''
  return family === 'games' ? 'moba' : family
}

/** How the three markets of a game are called: handicap and total are named by what they count. */
export function oddsTitles(gameId: number) {
  const unit = unitOf(gameId)
  return {
    winner: m.match_odds_winner({ unit }),
    handicap: m.match_odds_handicap({ unit }),
    total: m.match_odds_total({ unit }),
  }
}
